-- A template as the back office has changed it. What it was baked as is edition 0 and stands in no row.
create table template_edition (
	template text not null check (template <> ''),
	version integer not null check (version > 0),
	-- Names one draft: one that is begun anew under the same version is another.
	id text not null unique,
	-- The edition it was begun from.
	base integer not null check (base >= 0 and base < version),
	document jsonb not null,
	-- Rises with every change, so that of two clerks one is told of the other.
	revision integer not null default 1 check (revision > 0),
	note text not null default '' check (length(note) <= 500),
	begun_at timestamptz not null,
	saved_at timestamptz not null,
	-- The name the member of staff had then, and the id of their account, which may have gone since.
	saved_by text not null,
	saved_staff text,
	-- Null while it is a draft; from then on it never changes.
	published_at timestamptz,
	primary key (template, version)
);
create unique index template_edition_draft on template_edition (template) where published_at is null;

-- The edition of its template that a design was begun from.
alter table design add column edition integer not null default 0 check (edition >= 0);
