-- What was found about a wrong weekday names days by number, so that every language can say them. Findings of before are
-- looked for again when somebody asks.
update design_revision set findings = null where findings @> '[{"rule": "text.wrongWeekday"}]';
