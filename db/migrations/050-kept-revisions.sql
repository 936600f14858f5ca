-- What somebody called a state of a design that shall be kept; null for one that autosave made.
alter table design_revision add column name text check (length(name) between 1 and 80);
-- Saved by somebody who holds the design, not by its owner.
alter table design_revision add column by_holder boolean not null default false;

-- Nothing is left to thin out among the states of a design: it has not changed for a day.
alter table design add column is_thinned boolean not null default false;
create index design_to_thin on design (id) where not is_thinned;
create index design_comment_revision on design_comment (design, revision);

-- Words of a design that somebody has called right, small: its spelling is no longer asked of them.
create table design_word (
	design text not null references design on delete cascade,
	word text not null check (length(word) between 1 and 80),
	primary key (design, word)
);
