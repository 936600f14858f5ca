-- When an address was told that its product has opened; its row goes as soon as the mail is handed over.
alter table waitlist_entry add column announced_at timestamptz;
