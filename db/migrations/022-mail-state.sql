-- A mail may be sent again when staff ask for it (a copy), be refused for good, or be given up after days.
alter table mail
	add column copy integer not null default 1 check (copy > 0),
	add column tries integer not null default 0 check (tries >= 0),
	add column tried_at timestamptz,
	-- Why the last try failed (packages/contract, mailProblems) and what the mail server answered.
	add column problem text,
	add column smtp_code integer,
	drop constraint mail_state_check,
	add constraint mail_state_check check (state in ('waiting', 'sent', 'refused', 'given_up')),
	drop constraint mail_order_kind_key,
	add constraint mail_copy unique ("order", kind, copy);
create index mail_undelivered on mail ("order") where state in ('refused', 'given_up');

-- From now on a mail is written down with what it tells of. Those that so far stood in the queue only come after.
insert into mail (id, "order", kind, state, created_at)
select gen_random_uuid()::text, id, 'confirmation', 'waiting', placed_at
from "order"
where state = 'placed' and not exists (
	select from mail where mail."order" = "order".id and mail.kind = 'confirmation'
);
insert into mail (id, "order", kind, state, created_at)
select gen_random_uuid()::text, "order", 'shipped', 'waiting', max(at)
from order_event
where event = 'ship'
	and not exists (
		select from order_line where order_line."order" = order_event."order" and order_line.delivery = 'pending'
	)
	and not exists (
		select from mail where mail."order" = order_event."order" and mail.kind = 'shipped'
	)
group by "order";
