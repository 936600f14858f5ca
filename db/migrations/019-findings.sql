-- What a revision was found to be, as a list. It never changes, so it is worked out once; null for older revisions.
alter table design_revision add column findings jsonb check (jsonb_typeof(findings) = 'array');
