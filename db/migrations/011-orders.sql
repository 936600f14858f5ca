create sequence order_sequence;

create table "order" (
	id text primary key,
	number text not null unique,
	state text not null check (state in ('draft', 'placed', 'abandoned')),
	cart text not null references cart,
	request_hash text not null,
	token_hash text not null unique,
	channel text not null,
	market text not null,
	locale text not null,
	email text not null,
	customer text not null,
	contact jsonb not null,
	billing jsonb not null,
	shipping jsonb,
	shipping_type text not null,
	payment_method text not null,
	payment_state text not null check (payment_state in ('open', 'paid', 'refunded', 'cancelled')),
	currency text not null,
	subtotal integer not null check (subtotal >= 0),
	shipping_price integer not null check (shipping_price >= 0),
	total integer not null check (total = subtotal + shipping_price),
	vat jsonb not null,
	price_list text not null,
	drafted_at timestamptz not null,
	placed_at timestamptz
);
-- However often and in parallel a cart is checked out, one order comes of it.
create unique index order_cart on "order" (cart) where state <> 'abandoned';
create index order_placed on "order" (placed_at desc) where state = 'placed';
create index order_draft on "order" (drafted_at) where state = 'draft';

create table order_line (
	id text primary key,
	"order" text not null references "order",
	position integer not null check (position > 0),
	-- Without "on delete": what was ordered can not be deleted.
	design text not null,
	revision integer not null,
	template text not null,
	name text not null,
	configuration jsonb not null,
	quantity integer not null check (quantity between 1 and 5000),
	quote jsonb not null,
	delivery_date text not null check (delivery_date ~ '^\d{4}-\d{2}-\d{2}$'),
	production text not null check (production in ('preparing', 'failed', 'ready', 'released', 'printed', 'cancelled')),
	delivery text not null check (delivery in ('pending', 'shipped', 'delivered', 'cancelled')),
	unique ("order", position),
	foreign key (design, revision) references design_revision
);
create index order_line_production on order_line (production);

create table order_event (
	id bigint generated always as identity primary key,
	"order" text not null references "order",
	line text references order_line,
	at timestamptz not null,
	event text not null,
	-- Member of staff; null for the shop itself.
	by text
);
create index order_event_order on order_event ("order", id);

create table checkout_request (
	owner text not null,
	key text not null,
	request_hash text not null,
	"order" text references "order",
	state text not null check (state in ('running', 'done')),
	started_at timestamptz not null,
	primary key (owner, key)
);
