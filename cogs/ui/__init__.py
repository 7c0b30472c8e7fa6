"""How a question, a board and a hand look: texts, screens, components; one folder per game for its pictures."""
