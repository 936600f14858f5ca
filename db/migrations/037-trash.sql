-- What is deleted lies in the trash of its space: nowhere to be seen, its address free, its history kept. It can be put back
-- until it is removed for good (decision 054).
alter table content_story
	add column deleted_at timestamptz,
	-- A member of staff by mail, or a token by its name.
	add column deleted_by text,
	-- The story whose deletion took it along: itself, or the folder it lay in.
	add column deleted_with bigint,
	add constraint content_story_deletion check (num_nulls(deleted_at, deleted_by, deleted_with) in (0, 3)),
	add constraint content_story_deleted_is_unpublished check (deleted_at is null or published is null);
drop index content_story_address;
create unique index content_story_address on content_story (space, full_slug)
	where not is_folder and deleted_at is null;
drop index content_story_folder;
create unique index content_story_folder on content_story (space, full_slug) where is_folder and deleted_at is null;
create index content_story_deleted_with on content_story (deleted_with) where deleted_with is not null;

-- Under which addresses visitors have known a page before: each leads to it until another page is published there.
create table content_former_address (
	space bigint not null references content_space on delete cascade,
	full_slug text not null,
	story bigint not null references content_story on delete cascade,
	primary key (space, full_slug)
);
create index content_former_address_story on content_former_address (story);
