import { markTypes, nodeTypes } from "@offizin/content";
import { renderRichText } from "@storyblok/richtext";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StoredStory, storeStory } from "../../../testing/content-rows.ts";
import { type Delivery, SPACE, startDelivery, storePages } from "./delivery-fixtures.ts";
import { htmlOfAll, richTextOfAll } from "./rich-text-fixtures.ts";

// By names that the compiler does not follow: the types of React change those of everything without a browser.
const load = (name: string) => import(name);
const { createElement } = await load("react");
const { renderToStaticMarkup } = await load("react-dom/server");
const {
	apiPlugin,
	StoryblokComponent,
	StoryblokRichText,
	storyblokEditable,
	storyblokInit,
	useStoryblokApi,
} = await load("@storyblok/react");

interface Shown {
	readonly _uid: string;
	readonly component: string;
	readonly [field: string]: unknown;
}

/** Components of a site as its makers write them. */
const blocksIn = (blocks: unknown) =>
	(blocks as readonly Shown[]).map((blok) => createElement(StoryblokComponent, { key: blok._uid, blok }));
const components = {
	page: ({ blok }: { readonly blok: Shown }) =>
		createElement("main", storyblokEditable(blok), blocksIn(blok.body)),
	columns: ({ blok }: { readonly blok: Shown }) =>
		createElement("div", storyblokEditable(blok), blocksIn(blok.columns)),
	teaser: ({ blok }: { readonly blok: Shown }) => createElement("h2", storyblokEditable(blok), blok.name),
	button: ({ blok }: { readonly blok: Shown }) =>
		createElement("button", { type: "button", ...storyblokEditable(blok) }, blok.label),
};
const markupOf = (blok: unknown) => renderToStaticMarkup(createElement(StoryblokComponent, { blok }));
const button = '<button type="button">Los</button>';

let delivery: Delivery;
let story: StoredStory;
beforeAll(async () => {
	delivery = await startDelivery(async (db) => {
		const { anna } = await storePages(db);
		const columns = [{ _uid: "t2", component: "teaser", name: "Zwei" }];
		story = await storeStory(db, {
			space: SPACE,
			slug: "alles",
			content: {
				text: richTextOfAll(anna.uuid),
				body: [
					{ _uid: "t1", component: "teaser", name: "Eins" },
					{ _uid: "c", component: "columns", columns },
				],
			},
		});
	});
	// Once for all of a process: whatever is given later is passed over.
	storyblokInit({
		accessToken: "vorschau",
		use: [apiPlugin],
		apiOptions: { endpoint: `${delivery.origin}/v2` },
		bridge: false,
		components,
	});
});
afterAll(() => delivery.close());

test("React's package reads through its own plugin and shows the blocks of a story", async () => {
	const { data } = await useStoryblokApi().get("cdn/stories/alles", { version: "published" });
	expect(markupOf(data.story.content)).toBe("<main><h2>Eins</h2><div><h2>Zwei</h2></div></main>");
});

test("[content-protocol §5] the blocks of a draft say what the editor's bridge knows them by", async () => {
	const { data } = await useStoryblokApi().get("cdn/stories/alles", { version: "draft" });
	const named = (name: string, uid: string) => {
		const block = JSON.stringify({ name, space: String(SPACE), uid, id: String(story.id) });
		return `data-blok-c="${block.replaceAll('"', "&quot;")}" data-blok-uid="${story.id}-${uid}"`;
	};
	expect(markupOf(data.story.content)).toBe(
		`<main ${named("page", "root-alles")}><h2 ${named("teaser", "t1")}>Eins</h2>` +
			`<div ${named("columns", "c")}><h2 ${named("teaser", "t2")}>Zwei</h2></div></main>`,
	);
});

test("[content-protocol §4] the example has every node and mark", () => {
	const text = JSON.stringify(richTextOfAll(""));
	for (const type of [...nodeTypes, ...markTypes]) expect(text).toContain(`"type":"${type}"`);
});

test("[content-protocol §4] a delivered rich text is printed by the official renderer, node by node", async () => {
	const { data } = await delivery.clientWith("offen").getStory("alles");
	const html = renderRichText(data.story.content.text, {
		renderers: { blok: ({ attrs }) => (attrs?.body ?? []).map(markupOf).join("") },
	});
	expect(html).toBe(htmlOfAll(delivery.origin, button));
});

test("[content-protocol §4] and shown by the one of React's package", async () => {
	const { data } = await delivery.clientWith("offen").getStory("alles");
	const html = renderToStaticMarkup(
		createElement(StoryblokRichText, {
			document: data.story.content.text,
			components: {
				blok: ({ attrs }: { readonly attrs: { readonly body: unknown } }) => blocksIn(attrs.body),
			},
		}),
	);
	for (const part of [
		"Papier &amp; mehr</h2>",
		'href="/team/anna#preise"',
		'<span id="preise">anchor</span>',
		'<ol start="3">',
		'<code class="language-js">a() &lt; b</code>',
		"<blockquote><p>Schön</p></blockquote>",
		button,
	])
		expect(html).toContain(part);
});
