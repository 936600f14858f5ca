-- Ribbons travel in a parcel of their own (packages/cart, C8): the day promised for the ribbon of a line. Lines without
-- one have none, nor have those of before, whose ribbon was promised with the cards.
alter table order_line add column ribbon_date text check (ribbon_date ~ '^\d{4}-\d{2}-\d{2}$');
