-- Asked for with every checkout.
create index checkout_request_order on checkout_request ("order");
-- Asked for before a revision is removed, by us and by the foreign key.
create index order_line_design on order_line (design, revision);
create index mail_waiting on mail (created_at) where state = 'waiting';
