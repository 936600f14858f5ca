-- Prices that differ from those we start with (packages/pricing/src/tables). Rows are added, never changed; one that
-- has not begun yet can be withdrawn.
create table price_row (
	id bigint generated always as identity primary key,
	-- Rows that were saved together.
	change text not null,
	"table" text not null,
	"row" text not null,
	"column" text not null,
	currency text not null check (currency in ('chf', 'eur', 'gbp', 'usd')),
	market text,
	channel text,
	-- In the unit of the table.
	amount integer not null check (amount >= 0),
	valid_from text not null check (valid_from ~ '^\d{4}-\d{2}-\d{2}$'),
	valid_until text check (valid_until ~ '^\d{4}-\d{2}-\d{2}$' and valid_until >= valid_from),
	saved_at timestamptz not null,
	saved_by text not null,
	withdrawn_at timestamptz,
	withdrawn_by text
);
create index price_row_change on price_row (change);

-- Codes that lower a price.
create table voucher (
	-- As normaliseVoucherCode writes it.
	code text primary key,
	-- Exactly one of amount (minor units) and per_mille.
	amount integer check (amount > 0),
	per_mille integer check (per_mille between 1 and 1000),
	currency text check (currency in ('chf', 'eur', 'gbp', 'usd')),
	valid_from text,
	valid_until text,
	markets jsonb,
	channels jsonb,
	-- In the voucher's currency.
	minimum integer check (minimum > 0),
	first_order_only boolean not null,
	per_customer integer check (per_customer > 0),
	in_all integer check (in_all > 0),
	created_at timestamptz not null default now(),
	check ((amount is null) <> (per_mille is null)),
	check ((amount is null and minimum is null) or currency is not null)
);

-- Prepaid money.
create table gift_voucher (
	-- SHA-256 of the code: whoever reads the table can not spend it.
	code_hash text primary key,
	balance integer not null check (balance >= 0),
	currency text not null check (currency in ('chf', 'eur', 'gbp', 'usd')),
	bought_on text not null check (bought_on ~ '^\d{4}-\d{2}-\d{2}$')
);
