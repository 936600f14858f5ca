-- What travels together, each with the day promised for it. Until now these were two columns of the line.
create table order_delivery (
	id integer generated always as identity primary key,
	"order" text not null references "order" on delete cascade,
	carriage text not null check (carriage in ('parcel', 'ribbon', 'letter', 'forwarder')),
	date text not null check (date ~ '^\d{4}-\d{2}-\d{2}$')
);
create index order_delivery_order on order_delivery ("order");

create table order_delivery_line (
	delivery integer not null references order_delivery on delete cascade,
	line text not null references order_line on delete cascade,
	primary key (delivery, line)
);
create index order_delivery_line_line on order_delivery_line (line);

insert into order_delivery ("order", carriage, date)
select "order", 'parcel', delivery_date from order_line group by "order", delivery_date order by min(position);
insert into order_delivery ("order", carriage, date)
select "order", 'ribbon', ribbon_date from order_line where ribbon_date is not null
group by "order", ribbon_date order by min(position);
insert into order_delivery_line (delivery, line)
select order_delivery.id, order_line.id from order_line
join order_delivery on order_delivery."order" = order_line."order"
	and (order_delivery.carriage = 'parcel' and order_delivery.date = order_line.delivery_date
		or order_delivery.carriage = 'ribbon' and order_delivery.date = order_line.ribbon_date);
alter table order_line drop column delivery_date, drop column ribbon_date;

-- What is charged beside the goods, or taken off, line by line as it was quoted; "charged" is their sum. Until now that
-- was the shipping alone.
alter table "order" rename column shipping_price to charged;
alter table "order" drop constraint order_shipping_price_check;
alter table "order" add column charges jsonb check (jsonb_typeof(charges) = 'array');
update "order" set charges = jsonb_build_array(jsonb_build_object(
	'code', 'shipping.' || shipping_type, 'quantity', 1, 'unit', charged, 'amount', charged));
alter table "order" alter column charges set not null;
alter table "order" add check (total >= 0);
