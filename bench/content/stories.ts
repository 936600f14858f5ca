export const STORIES = 10_000;
export const FOLDERS = 100;
/** Each stands in the titles of a hundred stories. */
const MOTIFS = 100;

export const folderOf = (number: number) => `ordner-${number % FOLDERS}`;
export const slugOf = (number: number) => `${folderOf(number)}/karte-${number}`;
export const motifOf = (number: number) => `motiv${String(number % MOTIFS).padStart(3, "0")}`;

/** A page of twelve blocks, half of them with a rich text: some 5 KB, as pages of shops have. */
const content = `
	jsonb_build_object(
		'_uid', 'root-' || n, 'component', case n % 5 when 0 then 'person' else 'page' end,
		'title', 'Karte motiv' || lpad((n % ${MOTIFS})::text, 3, '0'), 'price', n % 500,
		'color', (array['rot', 'blau', 'creme'])[1 + n % 3],
		'body', (
			select jsonb_agg(jsonb_build_object(
				'_uid', n || '-' || b, 'component', case b % 2 when 0 then 'rich-text' else 'teaser' end,
				'headline', 'Baustein ' || b,
				'text', jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object(
					'type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object(
						'type', 'text', 'text', repeat('Karten auf schwerem Papier. ', 8)))))))
			) from generate_series(1, 12) as b
		)
	)`;

/** SQL for the stories, the same for everybody who stores them: number, name, address and content of each. */
export const madeStories = `
	select n, 'Karte ' || n as name, 'ordner-' || n % ${FOLDERS} as folder,
		'ordner-' || n % ${FOLDERS} || '/karte-' || n as full_slug,
		now() - n * interval '1 hour' as published_at, ${content} as content
	from generate_series(1, ${STORIES}) as n`;
