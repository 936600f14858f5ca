-- Whether what was ordered is made before everything else, for the surcharge (spec 3.7-9). Until now it could not be.
alter table "order" add column same_day boolean not null default false;
alter table "order" alter column same_day drop default;
