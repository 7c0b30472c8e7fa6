"""PostgreSQL: for who needs several processes or machines. Imported only when it is asked for."""
