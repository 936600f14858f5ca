-- How many somebody wants of a design; null until they have said so.
alter table design add column wanted integer check (wanted >= 1);
