import { isRecord } from "@offizin/base";
import { type Block, checkContent } from "@offizin/content";
import { channelKeys } from "@offizin/sites";
import { describe, expect, test } from "vitest";
import { blockComponents } from "#app/blocks/block-components.server.ts";
import { factsOf, withFacts } from "#app/blocks/facts.server.ts";
import { storyPath } from "#app/blocks/fields.server.ts";
import { seedStories } from "#app/blocks/seeds.fixtures.ts";
import { paths } from "#app/paths.ts";
import { priceFactNames } from "./price-facts.server.ts";

const times = { created_at: "2026-11-24T00:00:00Z", updated_at: "2026-11-24T00:00:00Z" };
/** Names that one block puts in for itself. */
const blockFacts = ["Count", "count"];
/** Occasions of spec 2.3-4. */
const occasions = [
	...["einschulung", "firmung", "geburt", "geburtstag", "hochzeit", "geburtstag/kindergeburtstag"],
	...["kommunion", "konfirmation", "ostern", "taufe", "trauer", "weihnachten/geschaeftlich"],
	"weihnachten/privat",
];

function textsIn(tree: unknown): string[] {
	if (typeof tree === "string") return [tree];
	return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}

function wordsOfText(tree: unknown): number {
	if (Array.isArray(tree)) return tree.reduce((sum: number, one) => sum + wordsOfText(one), 0);
	if (!isRecord(tree)) return 0;
	if (tree.type === "text") return String(tree.text).split(/\s+/).filter(Boolean).length;
	return wordsOfText(tree.content);
}

describe.each(channelKeys)("the pages of %s", (channel) => {
	const stories = seedStories(channel);
	const components = new Map(
		blockComponents(channel).map((component, index) => [
			component.name,
			{ ...component, ...times, id: index + 1 },
		]),
	);
	const byUuid = new Map(stories.map((story) => [story.uuid, story]));
	const addresses = new Set([
		...stories.map(({ full_slug }) => storyPath(full_slug)),
		paths.withdraw,
		...(channel === "papiervogel" ? [paths.themes] : []),
	]);
	const known = {
		component: (name: string) => components.get(name),
		dataSource: () => undefined,
		story: (uuid: string) => {
			const story = byUuid.get(uuid);
			const { full_slug: fullSlug = "", content } = story ?? {};
			return story && { uuid, name: fullSlug, fullSlug, isPublished: true, content: content as Block };
		},
		asset: () => undefined,
		languages: [{ code: "en", name: "English" }],
		answers: (path: string) => addresses.has(path),
	};

	test.each(stories)(
		"$full_slug: nothing the management would tell, no link to a page that is not there",
		(story) => {
			const found = checkContent(story.content, known, story.uuid).map(({ code, field, values }) => ({
				code,
				field,
				values,
			}));
			expect(found).toEqual([]);
		},
	);

	test.each(["de-DE", "en-DE"])(
		"titles and descriptions in %s are as long as search shows them",
		(locale) => {
			const facts = factsOf({ channel, market: "de", locale });
			const field = (content: Block, name: string) =>
				withFacts(String(content[locale === "de-DE" ? name : `${name}__i18n__en`] ?? ""), facts);
			const long = stories.flatMap(({ full_slug: slug, content }) => [
				...(field(content, "title").length > 60 ? [`${slug}: ${field(content, "title")}`] : []),
				...(field(content, "description").length > 155 ? [`${slug}: ${field(content, "description")}`] : []),
			]);
			expect(long).toEqual([]);
			const titles = stories
				.filter(({ content }) => content.component !== "footer")
				.map(({ content }) => field(content, "title"));
			expect(titles.filter((title, index) => title === "" || titles.indexOf(title) !== index)).toEqual([]);
		},
	);

	test("every name in braces is a fact", () => {
		const facts = factsOf({ channel, market: "de", locale: "de-DE" });
		const names = new Set(
			textsIn(stories.map(({ content }) => content)).flatMap((text) =>
				[...text.matchAll(/\{([A-Za-z]+)\}/g)].map(([, name = ""]) => name),
			),
		);
		const unknown = [...names].filter(
			(name) => !(name in facts) && ![...priceFactNames, ...blockFacts].includes(name),
		);
		expect(unknown).toEqual([]);
	});

	test("no two articles begin with the same picture", () => {
		const pictures = stories.flatMap(({ content }) =>
			content.component === "article" && isRecord(content.image) ? [content.image.filename] : [],
		);
		expect(pictures.filter((one, index) => pictures.indexOf(one) !== index)).toEqual([]);
	});
});

test("[2.3-4] every occasion has a page with a head and help", () => {
	const stories = new Map(seedStories("papiervogel").map((story) => [story.full_slug, story.content]));
	const missing = occasions.filter((slug) => {
		const page = stories.get(`karten-designen/${slug}`);
		return !page?.headline || !page.lead || !Array.isArray(page.body) || page.body.length === 0;
	});
	expect(missing).toEqual([]);
});

/** Small headings of texts that ask something. */
function askingHeadings(tree: unknown): string[] {
	if (Array.isArray(tree)) return tree.flatMap(askingHeadings);
	if (!isRecord(tree)) return [];
	const { type, attrs } = tree;
	if (type === "heading" && isRecord(attrs) && attrs.level === 3) {
		const words = textsIn(tree.content).join("");
		return words.includes("?") ? [words] : [];
	}
	return Object.values(tree).flatMap(askingHeadings);
}

test("[2.3-10] [9.3-4] questions are blocks of questions, which machines are told, and no headings", () => {
	const pages = channelKeys.flatMap(seedStories).filter(({ content }) => content.component === "page");
	expect(pages.flatMap(({ content }) => askingHeadings(content))).toEqual([]);
});

test("the magazines have at least twelve articles of some length, in both languages", () => {
	const articles = channelKeys
		.flatMap(seedStories)
		.filter(({ content }) => content.component === "article")
		.map(({ full_slug: slug, content }) => {
			const body = Array.isArray(content.body) ? content.body.filter(isRecord) : [];
			const length = (field: string) => body.reduce((sum, block) => sum + wordsOfText(block[field]), 0);
			return { slug, german: length("text"), english: length("text__i18n__en") };
		});
	expect(articles.length).toBeGreaterThanOrEqual(12);
	expect(articles.filter(({ german, english }) => german < 600 || english < 580 || german > 1200)).toEqual(
		[],
	);
});
