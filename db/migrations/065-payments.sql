-- Payments that a provider carries out: one for an order, which is opened, agreed to, paid, or given up before that.
create table payment_session (
	"order" text primary key references "order" on delete cascade,
	provider text not null check (provider in ('stripe', 'paypal')),
	-- What the provider calls it; null until it has answered.
	id text,
	-- withdrawn: nobody can agree any more. taken: somebody has agreed, or we are collecting.
	state text not null check (state in ('open', 'taken', 'withdrawn')),
	-- Of the money, once it is on its way: refunds and disputes name it.
	reference text,
	created_at timestamptz not null,
	unique (provider, id)
);
create index payment_session_reference on payment_session (provider, reference) where reference is not null;

-- What providers have told of. Each event counts once, however often it is sent.
create table payment_event (
	provider text not null check (provider in ('stripe', 'paypal')),
	id text not null,
	kind text not null,
	-- Id of a payment or reference of its money.
	about text,
	is_dispute boolean not null,
	received_at timestamptz not null,
	worked_at timestamptz,
	primary key (provider, id)
);
create index payment_event_received on payment_event (received_at);

-- Money that goes back, by the provider that collected it or by hand.
create table refund (
	id text primary key,
	"order" text not null references "order" on delete cascade,
	amount integer not null check (amount > 0),
	-- requested: decided, not yet on its way.
	state text not null check (state in ('requested', 'done', 'failed')),
	reason text not null,
	-- Null: somebody transfers it by hand.
	provider text check (provider in ('stripe', 'paypal')),
	-- What the provider calls it; of those that we asked for, once it has answered.
	provider_refund text,
	-- Why it failed, in the words of the provider.
	problem text,
	-- Name the member of staff had then; null for the shop itself.
	by text,
	requested_at timestamptz not null,
	ended_at timestamptz,
	unique (provider, provider_refund)
);
create index refund_order on refund ("order");

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check
	check (kind in ('confirmation', 'shipped', 'cancelled', 'paid', 'refunded'));
