"""The path through a dungeon: its state, its next steps, the check of a whole path (MM-4 to MM-10).

A `Path` is never changed: `moves` lists what may come next and, on request, what may not and why; `after` gives the
path with one more step. The differences between the modes are in `Terms`.

`state` says what a path and a step are, `payment` what a step costs; `walking` and `jumps` make the steps that `steps`
lists; `making` carries one out; `following` follows whole paths by the texts of their steps.
"""
