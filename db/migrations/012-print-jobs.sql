create table print_job (
	id text primary key,
	line text not null unique references order_line,
	state text not null check (state in ('queued', 'running', 'done', 'failed')),
	problem text,
	attempts integer not null default 0,
	created_at timestamptz not null,
	started_at timestamptz,
	finished_at timestamptz,
	check ((state = 'failed') = (problem is not null))
);

-- Written once, with the job's move to "done".
create table print_file (
	job text not null references print_job,
	name text not null,
	position integer not null,
	content_type text not null,
	bytes integer not null check (bytes > 0),
	sha256 text not null check (length(sha256) = 64),
	primary key (job, name)
);
