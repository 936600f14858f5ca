-- What travels as a gift, and what is written on its card; null where the parcel is for who pays.
alter table "order" add column gift jsonb;
