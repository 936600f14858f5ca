-- What the ground of a design is called among its colours, where it is printed: told with what was chosen, and still known when the
-- print data are gone.
alter table order_line add column ground text;
alter table order_line add constraint ground_of_a_design check (ground is null or item = 'design');
