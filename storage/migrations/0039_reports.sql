-- Players send no reports.

DROP TABLE report_notice;
DROP TABLE reports;
