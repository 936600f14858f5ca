-- A line may be a product as it is chosen, printed with a pattern of ours: it has no design and no template.
alter table order_line drop constraint order_line_item_check;
alter table order_line add constraint order_line_item_check check (
	item in ('design', 'sample', 'product', 'article', 'voucher')
);
alter table order_line drop constraint order_line_made;
alter table order_line add constraint order_line_made check (
	case when item in ('design', 'sample')
			then product is not null and configuration is not null and template is not null
		when item = 'product'
			then product is not null and configuration is not null and template is null and design is null
		else product is null and configuration is null and template is null and design is null
	end
);
