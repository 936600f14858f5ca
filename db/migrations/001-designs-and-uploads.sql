create table upload (
	id text primary key,
	owner text not null,
	sha256 text not null check (length(sha256) = 64),
	format text not null check (format in ('jpeg', 'png', 'webp')),
	width integer not null check (width > 0),
	height integer not null check (height > 0),
	bytes integer not null check (bytes > 0),
	created_at timestamptz not null
);
create index upload_owner on upload (owner, sha256);

create table design (
	id text primary key,
	owner text not null,
	channel text not null,
	template text not null,
	revision integer not null check (revision > 0),
	created_at timestamptz not null,
	saved_at timestamptz not null
);
create index design_owner on design (owner, saved_at desc);

create table design_revision (
	design text not null references design on delete cascade,
	revision integer not null check (revision > 0),
	configuration jsonb not null,
	document jsonb not null,
	saved_at timestamptz not null,
	primary key (design, revision)
);
