-- Whose a row is: a visitor by the hash of a cookie, which stood here alone until now, or a customer by the id of an
-- account. The form is that of formatOwner (packages/accounts), said once for all tables.
create domain stored_owner as text
	check (value ~ '^(visitor:[A-Za-z0-9_-]{43}|customer:[A-Za-z0-9_-]{22})$');

alter table upload alter column owner type stored_owner using 'visitor:' || owner;
alter table design alter column owner type stored_owner using 'visitor:' || owner;
alter table checkout_request alter column owner type stored_owner using 'visitor:' || owner;
-- It says whose an unfinished upload is, too: its files no longer do.
alter table upload_charge alter column owner type stored_owner using 'visitor:' || owner;

-- The cart of an order whose contact was removed was owned by '' and is nobody's. One that is open is somebody's.
alter table cart alter column owner drop not null;
alter table cart alter column owner type stored_owner using 'visitor:' || nullif(owner, '');
alter table cart add constraint cart_open_owner check (owner is not null or ordered_at is not null);
