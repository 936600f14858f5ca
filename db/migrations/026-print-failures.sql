-- Only attempts that broke are counted: a job that was cut off is tried again until it succeeds.
alter table print_job rename column attempts to failures;
update print_job set failures = 0 where state in ('queued', 'running');
