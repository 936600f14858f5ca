import pg from "pg";
import { madeStories } from "./stories.ts";

export const TOKEN = "messung";
const SPACE = 9000;

/** Words as the server stores them (nouns/content-writing/stories/search-words.ts). */
const words = `
	(select to_tsvector('german', text) || to_tsvector('simple', text)
	from (select name || E'\\n' || (content->>'title') || repeat(E'\\nKarten auf schwerem Papier. ', 96) as text) as said)`;

/** Stores a space of published stories, and tells the server that runs on the database. */
export async function storeStories(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(`
			begin;
			insert into content_space values (${SPACE}, null, 'Messung', 'https://www.papiervogel.example/', 1800000000, '[]');
			insert into content_token values ('${TOKEN}', ${SPACE}, 'public', 'public');
			create temporary table made on commit drop as
				select *, gen_random_uuid() as uuid, ${words} as words from (${madeStories}) as stories;
			insert into content_story (uuid, space, name, slug, full_slug, is_folder, is_startpage, position, tags,
				group_id, translated_slugs, version, draft, published, draft_words, published_words,
				created_at, updated_at, published_at, first_published_at)
			select uuid, ${SPACE}, name, 'karte-' || n, full_slug, false, false, n, array['tag-' || n % 20],
				uuid, '[]', 1, content, content, words, words, now(), now(), published_at, now()
			from made;
			insert into content_change (space, story, is_published, at) values (${SPACE}, null, true, now());
			select pg_notify('content', '');
			commit;
			analyze content_story;
		`);
	} finally {
		await client.end();
	}
}
