-- The design that another one was made for: a card, of the envelopes it is sent in.
alter table design add column beside text references design (id) on delete set null;
create index design_beside on design (beside) where beside is not null;
