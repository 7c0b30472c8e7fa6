"""What can be done at tables: parts that hold each other openly, put together by `tables.tables.Tables`."""
