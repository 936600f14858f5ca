create table mail (
	id text primary key,
	"order" text not null references "order",
	kind text not null check (kind in ('confirmation', 'shipped')),
	state text not null check (state in ('waiting', 'sent')),
	created_at timestamptz not null,
	sent_at timestamptz,
	unique ("order", kind)
);

-- What the mailbox of the demo shows instead of sending it.
create table kept_mail (
	mail text primary key references mail,
	kept_at timestamptz not null,
	sender text not null,
	recipient text not null,
	subject text not null,
	text text not null,
	html text not null,
	pictures jsonb not null
);
