"""The actions at tables: parts that refer to each other, put together by `tables.tables.Tables`."""
