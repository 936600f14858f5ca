-- A document of version 3 names what it is made as, so a revision keeps it nowhere else. Accessories that were stored as
-- one list become options, as they were read since.
update design_revision revision
set document = document || jsonb_build_object(
	'product', design.product,
	'configuration', (revision.configuration - 'accessories') || coalesce((
		select jsonb_object_agg(case
			when sku like 'standard-%' then 'standFoot'
			else split_part(sku, '-', 1)
		end, sku)
		from jsonb_array_elements_text(revision.configuration -> 'accessories') as sku
	), '{}')
)
from design
where design.id = revision.design;

alter table design_revision drop column configuration;
alter table design drop column product;
