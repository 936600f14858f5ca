-- One open cart per visitor and channel; an ordered one stays for its order.
create table cart (
	id text primary key,
	owner text not null,
	channel text not null,
	version integer not null check (version >= 0),
	lines jsonb not null,
	changed_at timestamptz not null,
	ordered_at timestamptz
);
create unique index cart_open on cart (owner, channel) where ordered_at is null;
