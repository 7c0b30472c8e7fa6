"""The SQL, as functions of a connection: what `Database.read` and `Database.write` run on its thread."""
