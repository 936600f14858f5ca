-- How far each series has counted. A row is locked by whoever takes the next number, until that document is written or
-- nothing of it is: so there is no gap and no number twice.
create table document_series (
	-- "PV-RE-DE": brand, kind and the country whose VAT it is.
	series text not null,
	year integer not null check (year between 2000 and 2999),
	last integer not null check (last > 0),
	primary key (series, year)
);

-- Invoices and credit notes, as they were issued.
create table document (
	id text primary key,
	kind text not null check (kind in ('invoice', 'credit')),
	series text not null,
	year integer not null,
	count integer not null check (count > 0),
	number text not null unique,
	"order" text not null references "order",
	-- The one that a credit note takes back from.
	invoice text references document,
	issued_at timestamptz not null,
	-- In Berlin.
	issued_on text not null check (issued_on ~ '^\d{4}-\d{2}-\d{2}$'),
	-- Who, what, how much, with which VAT (packages/invoices).
	data jsonb not null,
	total integer not null check (total > 0),
	currency text not null,
	-- Of the file, once it is made.
	sha256 text,
	bytes integer,
	unique (series, year, count),
	foreign key (series, year) references document_series,
	check ((kind = 'credit') = (invoice is not null)),
	check ((sha256 is null) = (bytes is null))
);
create unique index document_of_order on document ("order") where kind = 'invoice';
create index document_order on document ("order");
create index document_invoice on document (invoice);
create index document_issued on document (issued_on);

-- What is issued stays as it is (§ 146 (4) AO): its file is noted once. Only retention, when the law's years are over, says
-- for its transaction that it may remove.
create function document_is_final() returns trigger language plpgsql as $$
begin
	if tg_op = 'DELETE' then
		if current_setting('offizin.retention', true) = 'over' then
			return old;
		end if;
	elsif old.sha256 is null and to_jsonb(new) - 'sha256' - 'bytes' = to_jsonb(old) - 'sha256' - 'bytes' then
		return new;
	end if;
	raise exception 'document % is issued and final', old.number using errcode = 'restrict_violation';
end $$;
create trigger document_is_final before update or delete on document
	for each row execute function document_is_final();
