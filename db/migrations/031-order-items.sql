-- What a line of an order is of: a design, a sample of one, an article from stock, a gift voucher. Until now designs.
alter table order_line add column item text not null default 'design'
	check (item in ('design', 'sample', 'article', 'voucher'));
alter table order_line alter column item drop default;
-- Of an article.
alter table order_line add column sku text;
-- Of a gift voucher, in minor units of the order's currency.
alter table order_line add column value integer check (value > 0);
alter table order_line alter column product drop not null;
alter table order_line alter column template drop not null;
alter table order_line alter column configuration drop not null;
alter table order_line add constraint order_line_made check (
	case when item in ('design', 'sample')
		then product is not null and template is not null and configuration is not null
		else product is null and template is null and configuration is null and design is null
	end
);
alter table order_line add constraint order_line_article check ((item = 'article') = (sku is not null));
alter table order_line add constraint order_line_voucher check ((item = 'voucher') = (value is not null));

-- Only what is printed has print data that can be removed.
alter table order_line drop constraint order_line_print_data;
alter table order_line add constraint order_line_print_data check (
	(design is null) = (revision is null)
	and (item not in ('design', 'sample') or (design is null) = (print_data_removed_at is not null))
);

-- What lies in stock is never printed.
alter table order_line drop constraint order_line_production_check;
alter table order_line add constraint order_line_production_check check (
	production in ('preparing', 'failed', 'ready', 'released', 'printed', 'stocked', 'cancelled')
	and (production = 'cancelled' or (production = 'stocked') = (item in ('article', 'voucher')))
);
