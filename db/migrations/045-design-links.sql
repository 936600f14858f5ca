-- A design opens on other devices, for whoever has a link or a code; and it is shown for comments.
create table design_link (
	id text primary key,
	design text not null references design on delete cascade,
	purpose text not null check (purpose in ('open', 'comment')),
	-- Typed rather than followed: short, so it opens once and not for long.
	is_code boolean not null,
	hash text not null unique,
	created_at timestamptz not null,
	expires_at timestamptz not null,
	revoked_at timestamptz,
	last_used_at timestamptz
);
create index design_link_design on design_link (design);

-- Who may do with a design what its owner may, but delete and share it; as long as the link they came by stands.
create table design_holder (
	design text not null references design on delete cascade,
	owner stored_owner not null,
	link text not null references design_link on delete cascade,
	since timestamptz not null,
	primary key (design, owner)
);
create index design_holder_owner on design_holder (owner);
create index design_holder_link on design_holder (link);

-- Photos that were put into a design, whoever uploaded them: seen and printed with it.
create table design_photo (
	design text not null references design on delete cascade,
	upload text not null references upload on delete cascade,
	primary key (design, upload)
);
create index design_photo_upload on design_photo (upload);

create table design_comment (
	id text primary key,
	design text not null references design on delete cascade,
	link text references design_link on delete set null,
	-- From 0, in the order of the revision it was written to.
	page integer not null check (page >= 0),
	revision integer not null check (revision > 0),
	-- As whoever wrote it signed it.
	author text not null check (author <> '' and length(author) <= 60),
	text text not null check (text <> '' and length(text) <= 1000),
	-- Whose browser wrote it; null for one that has no cookie.
	owner stored_owner,
	at timestamptz not null,
	done_at timestamptz
);
create index design_comment_design on design_comment (design, at);
create index design_comment_link on design_comment (link);
create index design_comment_owner on design_comment (owner);

-- Which open cart holds a design: no longer only its owner's.
create index cart_open_lines on cart using gin (lines jsonb_path_ops) where ordered_at is null;

-- A link on its way to somebody's mail address; gone once it is handed over.
create table design_mail (
	id text primary key,
	link text not null references design_link on delete cascade,
	email text not null,
	token text not null,
	channel text not null,
	market text not null,
	locale text not null,
	at timestamptz not null
);
create index design_mail_link on design_mail (link);
