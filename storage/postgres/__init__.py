"""PostgreSQL, for several processes or machines. Imported only if it is used."""
