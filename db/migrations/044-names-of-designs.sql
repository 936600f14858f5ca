-- What a design is called in the list of its owner.
alter table design
	-- As its owner has named it.
	add column name text check (name <> '' and length(name) <= 80),
	-- Of the names written in its newest revision; null while they are the template's own.
	add column title text;
