-- Accounts of the back office. The first four tables are better-auth's (its columns, our names).
create table staff_user (
	id text primary key,
	name text not null,
	email text not null unique,
	email_verified boolean not null,
	image text,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);

create table staff_session (
	id text primary key,
	expires_at timestamptz not null,
	token text not null unique,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null,
	ip_address text,
	user_agent text,
	user_id text not null references staff_user on delete cascade
);
create index staff_session_user on staff_session (user_id);

create table staff_account (
	id text primary key,
	account_id text not null,
	provider_id text not null,
	user_id text not null references staff_user on delete cascade,
	access_token text,
	refresh_token text,
	id_token text,
	access_token_expires_at timestamptz,
	refresh_token_expires_at timestamptz,
	scope text,
	password text,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null
);
create index staff_account_user on staff_account (user_id);

create table staff_verification (
	id text primary key,
	identifier text not null,
	value text not null,
	expires_at timestamptz not null,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index staff_verification_identifier on staff_verification (identifier);

create table staff_login_failure (
	address_hash text primary key,
	failures integer not null,
	last_at timestamptz not null
);
