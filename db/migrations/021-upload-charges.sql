-- Bytes of photos, charged for a day to whoever sends them and to where they come from: one row for each upload, from
-- its promise on. Of an address only a keyed hash stands here, and only for that day.
create table upload_charge (
	id text primary key,
	owner text not null,
	network text not null,
	bytes integer not null check (bytes >= 0),
	-- Whether the photo is in `upload`; before, its bytes are only promised.
	is_stored boolean not null,
	charged_at timestamptz not null
);
create index upload_charge_owner on upload_charge (owner, charged_at);
create index upload_charge_network on upload_charge (network, charged_at);
create index upload_charge_age on upload_charge (charged_at);
