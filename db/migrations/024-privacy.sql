-- Six months after an order has been sent its print data go (docs/privacy.md): the line then names no design any more.
alter table order_line alter column design drop not null;
alter table order_line alter column revision drop not null;
alter table order_line add column print_data_removed_at timestamptz;
alter table order_line add constraint order_line_print_data check (
	(design is null) = (print_data_removed_at is not null) and (design is null) = (revision is null)
);
create index order_line_print_data_removed on order_line (id) where print_data_removed_at is not null;

-- Mail address, telephone and delivery address have been removed; what an invoice needs is still there.
alter table "order" add column contact_removed_at timestamptz;
-- Asked for by npm run export and npm run erase.
create index order_email on "order" (email);
-- Asked for when a file goes: whether another job has the same one.
create index print_file_sha256 on print_file (sha256);

-- History names the person: id of the account, kept when the account has gone, beside the name it had then.
alter table order_event add column staff text;
alter table price_row add column saved_staff text;
alter table price_row add column withdrawn_staff text;
update price_row set saved_staff = staff_user.id, saved_by = staff_user.name
	from staff_user where staff_user.email = price_row.saved_by;
update price_row set withdrawn_staff = staff_user.id, withdrawn_by = staff_user.name
	from staff_user where staff_user.email = price_row.withdrawn_by;

-- That a request was granted, when, and how much was touched: nothing about the person.
create table privacy_log (
	id bigint generated always as identity primary key,
	at timestamptz not null,
	action text not null check (action in ('export', 'erase')),
	counts jsonb not null
);

alter table staff_user add column last_login_at timestamptz;
