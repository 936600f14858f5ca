-- Lets a phone put photos into the tray of one design, and nothing else.
create table photo_pass (
	id text primary key,
	design text not null references design on delete cascade,
	-- Who has it on the screen: it lets in only as long as the design opens to them.
	maker stored_owner not null,
	hash text not null unique,
	created_at timestamptz not null,
	expires_at timestamptz not null,
	revoked_at timestamptz
);
create index photo_pass_design on photo_pass (design);
create index photo_pass_maker on photo_pass (maker);

-- What was promised to come by a pass. No reference: its row in `upload` comes with its last byte.
create table passed_photo (
	upload text primary key,
	pass text not null references photo_pass on delete cascade,
	at timestamptz not null
);
create index passed_photo_pass on passed_photo (pass, at);
