-- Who wants to hear when a product can be designed: asked for, confirmed by a link, left by another.
create table waitlist_entry (
	id text primary key,
	email text not null,
	product text not null,
	channel text not null,
	market text not null,
	locale text not null,
	-- The words that were agreed to (packages/words, waitlist.consent).
	consent_version text not null,
	asked_at timestamptz not null,
	confirmed_at timestamptz,
	unique (email, product, channel)
);
create index waitlist_unconfirmed on waitlist_entry (asked_at) where confirmed_at is null;

-- The mailbox of the demo keeps mails of other kinds than those about orders.
alter table kept_mail drop constraint kept_mail_mail_fkey;
