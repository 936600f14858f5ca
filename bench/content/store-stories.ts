import pg from "pg";

export const STORIES = 10_000;
export const TOKEN = "messung";
const SPACE = 9000;

/** A page of twelve blocks, half of them with a rich text: some 5 KB, as pages of shops have. */
const content = `
	jsonb_build_object(
		'_uid', 'root-' || n, 'component', case n % 5 when 0 then 'person' else 'page' end,
		'title', 'Karte ' || md5(n::text), 'price', n % 500, 'color', (array['rot', 'blau', 'creme'])[1 + n % 3],
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

/** Stores a space of 10,000 published stories in 100 folders, and tells the server that runs on the database. */
export async function storeStories(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(`
			begin;
			insert into content_space values (${SPACE}, null, 'Messung', 'https://www.papiervogel.example/', 1800000000, '[]');
			insert into content_token values ('${TOKEN}', ${SPACE}, 'public', 'public');
			create temporary table made on commit drop as
				select n, gen_random_uuid() as uuid, ${content} as content from generate_series(1, ${STORIES}) as n;
			insert into content_story (uuid, space, name, slug, full_slug, is_folder, is_startpage, position, tags,
				group_id, translated_slugs, version, draft, published, created_at, updated_at, published_at, first_published_at)
			select uuid, ${SPACE}, 'Karte ' || n, 'karte-' || n, 'ordner-' || n % 100 || '/karte-' || n, false, false, n,
				array['tag-' || n % 20], uuid, '[]', 1, content, content, now(), now(), now() - n * interval '1 hour', now()
			from made;
			insert into content_change (space, story, is_published, at) values (${SPACE}, null, true, now());
			select pg_notify('content', '');
			commit;
		`);
	} finally {
		await client.end();
	}
}
