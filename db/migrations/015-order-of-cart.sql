-- Asked for before a forgotten cart is removed, by us and by the foreign key.
create index order_of_cart on "order" (cart);
