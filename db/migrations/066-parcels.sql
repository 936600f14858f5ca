-- What a carrier has taken, and what of the order is in it.
create table parcel (
	id text primary key,
	"order" text not null references "order" on delete cascade,
	carrier text not null check (carrier in ('dhl', 'deutsche_post', 'dpd', 'gls', 'ups', 'post_at', 'swiss_post')),
	tracking_number text not null,
	lines jsonb not null,
	shipped_at timestamptz not null,
	-- The same label twice is one parcel.
	unique ("order", carrier, tracking_number)
);
