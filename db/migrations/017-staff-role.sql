-- What a member of staff may do (packages/accounts). Who was there before could do everything and still can.
alter table staff_user add column role text not null default 'owner'
	check (role in ('owner', 'prices', 'production', 'reader'));
-- From now on every account is given its role.
alter table staff_user alter column role drop default;
