-- Routing id ("Leitweg-ID") of a public customer, by which an XRechnung finds its way; noted by staff.
alter table "order" add column routing_id text;
