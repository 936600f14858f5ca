-- What the operator should look at although it stops nothing: an array of sentences, those of the ticket. They may quote
-- what stands on the card, and go with the print data.
alter table print_job add column notes jsonb not null default '[]';
