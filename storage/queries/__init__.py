"""The SQL, in groups of methods on one connection: what work is given as `Rows`."""
