-- Tries are counted per address and network, per address alone, and per device that was signed in before: the key is
-- what is counted, hashed with the secret. What was counted so far was counted otherwise.
drop table staff_login_failure;
create table staff_login_failure (
	key_hash text primary key,
	failures integer not null check (failures >= 0),
	last_at timestamptz not null
);
create index staff_login_failure_last on staff_login_failure (last_at);

-- Browsers that were signed in before. They open nothing; they only have a count of their own.
create table staff_device (
	token_hash text primary key,
	"user" text not null references staff_user on delete cascade,
	signed_in_at timestamptz not null
);
create index staff_device_user on staff_device ("user", signed_in_at);
