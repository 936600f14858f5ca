-- A cancelled order is written about, too.
alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in ('confirmation', 'shipped', 'cancelled'));
