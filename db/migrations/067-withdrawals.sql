-- Declarations of withdrawal, as they were made. Each counts from the moment it came in, whether or not we know the order.
create table withdrawal (
	id text primary key,
	channel text not null,
	market text not null,
	locale text not null,
	name text not null,
	email text not null,
	order_number text not null,
	what text not null,
	-- The order that is meant, where number and address are those of one.
	"order" text references "order" on delete set null,
	received_at timestamptz not null
);
create index withdrawal_order on withdrawal ("order") where "order" is not null;
create index withdrawal_received on withdrawal (received_at);
