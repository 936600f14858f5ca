import type { FieldValue } from "@offizin/content";
import StoryblokClient, { type ISbConfig } from "storyblok-js-client";
import type { Db } from "../../../adapters/database/database.ts";
import { createApp } from "../../../app.ts";
import { closeServer, listen } from "../../../listen.ts";
import { type AppUnderTest, startAppUnderTest, type TestOptions } from "../../../testing/app-under-test.ts";
import { storeSpace, storeStory } from "../../../testing/content-rows.ts";
import { freePortPair } from "../../../testing/free-port.ts";

export const SPACE = 4711;

/** A server behind a socket, asked by the official client. */
export interface Delivery {
	readonly server: AppUnderTest;
	readonly origin: string;
	clientWith(accessToken: string, more?: ISbConfig): StoryblokClient;
	ask(path: string, init?: RequestInit): Promise<Response>;
	/** Reads what has been stored since. */
	refresh(): Promise<void>;
	close(): Promise<void>;
}

/** Starts a server that delivers what `fill` stores. */
export async function startDelivery(
	fill: (db: Db) => Promise<unknown>,
	options: TestOptions = {},
): Promise<Delivery> {
	const server = await startAppUnderTest(options);
	const { platform } = server;
	await fill(platform.database.db);
	await platform.content.refresh();
	const port = await freePortPair();
	const edge = createApp(platform, { shop: undefined, shopFiles: new Map(), officeFiles: new Map() });
	const listeners = await listen({ ...platform.config, port }, edge);
	const origin = `http://localhost:${port}`;
	return {
		server,
		origin,
		clientWith: (accessToken, more = {}) =>
			new StoryblokClient({ accessToken, endpoint: `${origin}/v2`, ...more }),
		ask: (path, init = {}) => fetch(`${origin}${path}`, init),
		refresh: platform.content.refresh,
		async close() {
			await Promise.all(listeners.map(closeServer));
			await server.close();
		},
	};
}

export const slugsIn = (list: readonly { readonly full_slug: string }[]) =>
	list.map(({ full_slug }) => full_slug);

const richText = (uuid: string): FieldValue => ({
	type: "doc",
	content: [
		{
			type: "paragraph",
			content: [
				{ type: "text", text: "Mehr bei " },
				{
					type: "text",
					text: "Anna",
					marks: [{ type: "link", attrs: { linktype: "story", uuid, href: "/alt", target: "_self" } }],
				},
			],
		},
	],
});

/** A space of a few pages that name each other, one of them a draft. */
export async function storePages(db: Db) {
	await storeSpace(db, {
		id: SPACE,
		tokens: { offen: "public", vorschau: "preview", verwaltung: "management" },
		languages: [
			{ code: "en", name: "English" },
			{ code: "fr", name: "Français" },
		],
	});
	const folder = await storeStory(db, { space: SPACE, slug: "team", isFolder: true });
	const team = await storeStory(db, { space: SPACE, slug: "team", parent: folder, isStartpage: true });
	const author = await storeStory(db, { space: SPACE, slug: "autorin", content: { component: "author" } });
	const anna = await storeStory(db, {
		...{ space: SPACE, slug: "anna", parent: folder, tags: ["mensch"] },
		translatedSlugs: [{ lang: "en", name: "Ann", slug: "ann", published: true }],
		content: { author: author.uuid, price: 10 },
	});
	const home = await storeStory(db, {
		...{ space: SPACE, slug: "home", position: -1, tags: ["start", "mensch"] },
		content: {
			title: "Schöne Karten",
			title__i18n__en: "Fine cards",
			person: anna.uuid,
			link: { fieldtype: "multilink", linktype: "story", id: anna.uuid, url: "", cached_url: "alt" },
			text: richText(anna.uuid),
			body: [{ _uid: "t", component: "teaser", name: "erster" }],
		},
	});
	const draft = await storeStory(db, { space: SPACE, slug: "entwurf", draft: { title: "Noch nicht" } });
	return { folder, home, team, anna, author, draft };
}

export type Pages = Awaited<ReturnType<typeof storePages>>;
