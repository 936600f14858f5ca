-- The code that lowers the price of a cart, as normaliseVoucherCode writes it. Whether it does is found out whenever the
-- cart is priced.
alter table cart add column voucher text;

-- Orders that a voucher has lowered. A use is given back when its order is given up or cancelled.
create table voucher_use (
	voucher text not null references voucher,
	"order" text primary key references "order" on delete cascade,
	at timestamptz not null,
	released_at timestamptz
);
create index voucher_use_voucher on voucher_use (voucher) where released_at is null;
