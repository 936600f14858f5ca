-- A page may stand at another address in each language, and leaves each behind that visitors have known (decision 064).
alter table content_former_address
	-- "default", or another language of the space.
	add column lang text not null default 'default',
	drop constraint content_former_address_pkey,
	add primary key (space, lang, full_slug);
