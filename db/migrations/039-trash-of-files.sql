-- A deleted file lies in the trash of its space as pages do (decision 056): offered nowhere, but its address still leads to it,
-- so that no page loses a picture.
alter table content_asset
	add column deleted_at timestamptz,
	-- A member of staff by mail, or a token by its name.
	add column deleted_by text,
	add constraint content_asset_deletion check (num_nulls(deleted_at, deleted_by) in (0, 2));
create index content_asset_hash on content_asset (hash);
