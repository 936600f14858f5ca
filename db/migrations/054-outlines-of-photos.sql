-- Around what a photo shows that is see-through elsewhere, in its pixels; null where it shows something everywhere, and of those of before.
alter table upload
	add column outline text check (outline ~ '^M[0-9]' and length(outline) <= 40000);
