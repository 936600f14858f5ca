import { existsSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "@offizin/base";
import { type Block, checkContent } from "@offizin/content";
import type { ChannelKey } from "@offizin/sites";
import { wordsOf } from "@offizin/words";
import { describe, expect, test, vi } from "vitest";
import { blockComponents } from "./block-components.server.ts";
import { schemas, showBlocks, views } from "./registry.server.ts";
import { seedStories } from "./seeds.fixtures.ts";
import { storyFixture } from "./story-fixtures.ts";
import { storyPageView } from "./story-page-view.server.ts";

const byName = new Map(schemas.map((schema) => [schema.name, schema]));
const times = { created_at: "2026-11-24T00:00:00Z", updated_at: "2026-11-24T00:00:00Z" };
const componentsOf = (channel: ChannelKey) =>
	new Map(
		blockComponents(channel).map((component, index) => [
			component.name,
			{ ...component, ...times, id: index + 1 },
		]),
	);

/** What of a content the management would not take, or would warn of. */
function findings(content: Block, channel: ChannelKey = "papiervogel") {
	const components = componentsOf(channel);
	const known = {
		component: (name: string) => components.get(name),
		dataSource: () => undefined,
		story: () => undefined,
		asset: () => undefined,
		languages: [{ code: "en", name: "English" }],
	};
	return checkContent(content, known).map(({ code, uid, field }) => `${code} ${uid} ${field}`);
}

describe.each(schemas)("$name", ({ name, fields, example, use }) => {
	test("has words in German and English for itself and all its fields, choices and hints", () => {
		for (const language of ["de", "en"]) {
			const { block } = wordsOf(language);
			expect(block.name).toHaveProperty([name]);
			for (const [key, { description, options = [] }] of Object.entries(fields)) {
				expect(block.field).toHaveProperty([key]);
				if (description) expect(block.help).toHaveProperty([description]);
				const unnamed = options.filter(({ value, name }) => value === name);
				for (const { value } of unnamed) expect(block.choice).toHaveProperty([value]);
			}
		}
	});

	test("has a picture for the chooser", () => {
		expect(existsSync(join(import.meta.dirname, `../../public/blocks/${name}.svg`))).toBe(true);
	});

	test("its example keeps to its schema", () => {
		expect(example.component).toBe(name);
		const alone = `component_not_root ${example._uid} null`;
		expect(findings(example)).toEqual(use === "page" ? [] : [alone]);
	});

	test("a piece of a page has a view, a part of another block has none", () => {
		expect(name in views).toBe(use === "piece");
	});
});

test("a part of another block can be put neither on a page nor into a text", () => {
	const slide = byName.get("main-teaser-slide")?.example;
	const alone = { _uid: "1", component: "page", title: "a", body: [slide] };
	const text = { type: "doc", content: [{ type: "blok", attrs: { id: "1", body: [slide] } }] };
	const within = { ...alone, body: [{ _uid: "2", component: "rich-text", text }] };
	for (const content of [alone, within] as Block[])
		expect(findings(content)).toEqual([`component_not_allowed ${slide?._uid} null`]);
});

describe("what a brand does not sell", () => {
	const pageWith = (...body: readonly Block[]) => ({ _uid: "page", component: "page", title: "a", body });
	const example = (name: string) => byName.get(name)?.example ?? { _uid: "none", component: "none" };

	test.each([
		["papiervogel", "product-selection", "material-edges"],
		["bildwand", "material-edges", "product-selection"],
	] as const)("pages of %s have the block %s, and are told of %s", (channel, sold, other) => {
		expect(findings(pageWith(example(sold)), channel)).toEqual([]);
		expect(findings(pageWith(example(other)), channel)).toEqual([
			`component_not_allowed ${example(other)._uid} null`,
		]);
	});

	test("a collection is chosen by its name, and one that is not drawn is told", () => {
		const suggestions = example("design-suggestions");
		expect(findings(pageWith({ ...suggestions, theme: "soiree" }))).toEqual([]);
		expect(findings(pageWith({ ...suggestions, theme: "barock" }))).toEqual([
			`option_unknown ${suggestions._uid} theme`,
		]);
		const { theme } = componentsOf("papiervogel").get("design-suggestions")?.schema ?? {};
		expect(theme?.options).toContainEqual({ value: "soiree", name: "Soirée" });
	});
});

test("no view is without a schema", () => {
	expect(Object.keys(views).filter((name) => !byName.has(name))).toEqual([]);
});

test("every word of blocks is used", () => {
	const { name, field } = wordsOf("de").block;
	expect(Object.keys(name).sort()).toEqual([...byName.keys()].sort());
	const used = new Set(schemas.flatMap(({ fields }) => Object.keys(fields)));
	expect(Object.keys(field).sort()).toEqual([...used].sort());
});

test("the stories are written whole in both languages", () => {
	const missing: string[] = [];
	function walk(value: unknown): void {
		if (Array.isArray(value)) for (const one of value) walk(one);
		if (!isRecord(value)) return;
		const fields = byName.get(String(value.component))?.fields ?? {};
		for (const [key, field] of Object.entries(value)) {
			if (fields[key]?.translatable && field !== "" && value[`${key}__i18n__en`] === undefined)
				missing.push(`${value.component}.${key}`);
			walk(field);
		}
	}
	walk([...seedStories("papiervogel"), ...seedStories("bildwand")].map(({ content }) => content));
	expect(missing).toEqual([]);
});

describe("what nobody can show", () => {
	const unknown: Block = { _uid: "1", component: "nowhere" };

	test("[8.4-1] is said to editors and the log, and hides nothing else", async () => {
		const log = vi.spyOn(console, "error").mockReturnValue();
		const sentence = "Component could not be found for blok nowhere! Is it configured correctly?";
		const quotes = byName.get("quotes")?.example ?? unknown;
		const [missing, known] = await showBlocks([unknown, quotes], storyFixture("papiervogel", "de-DE", true));
		expect(missing).toMatchObject({ component: "missing-block", sentence });
		expect(known?.component).toBe("quotes");
		const [forVisitors] = await showBlocks([unknown], storyFixture());
		expect(forVisitors).toMatchObject({ component: "missing-block", sentence: "" });
		expect(log).toHaveBeenCalledWith(sentence);
		log.mockRestore();
	});

	test("[8.4-2] so is a content type that is no page", async () => {
		const log = vi.spyOn(console, "error").mockReturnValue();
		const page = await storyPageView(unknown, storyFixture("papiervogel", "de-DE", true), [
			"https://office.example",
		]);
		expect(page.blocks).toMatchObject([{ sentence: "Transformer for Container(nowhere) not implemented" }]);
		log.mockRestore();
	});

	test("a name from outside is one line of sixty letters in the log", async () => {
		const log = vi.spyOn(console, "error").mockReturnValue();
		await showBlocks([{ _uid: "1", component: `a\nb${"c".repeat(1000)}` }], storyFixture());
		const [[sentence = ""] = []] = log.mock.calls;
		expect(String(sentence)).toMatch(/^Component could not be found for blok a bc{57}! Is/);
		log.mockRestore();
	});

	test("a block that cannot be read just now is left out, logged and said to editors; the page is not kept", async () => {
		const log = vi.spyOn(console, "error").mockReturnValue();
		const templates = () => Promise.reject(new Error("No database"));
		const quotes = byName.get("quotes")?.example ?? unknown;
		const cards = byName.get("product-selection")?.example ?? unknown;
		const content = { _uid: "1", component: "page", body: [cards, quotes] };
		const page = await storyPageView(content, { ...storyFixture(), templates }, undefined);
		expect(page.blocks).toMatchObject([
			{ component: "missing-block", sentence: "" },
			{ component: "quotes" },
		]);
		expect(page.isWhole).toBe(false);
		expect(log).toHaveBeenCalledWith(
			expect.stringContaining("Block product-selection could not be read: Error: No database"),
		);
		const draft = await storyPageView(
			content,
			{ ...storyFixture("papiervogel", "de-DE", true), templates },
			[],
		);
		expect(draft.blocks).toMatchObject([{ sentence: "Block product-selection could not be read" }, {}]);
		log.mockRestore();
	});

	test("a page of which everything is read is whole", async () => {
		const quotes = byName.get("quotes")?.example ?? unknown;
		const content = { _uid: "1", component: "page", body: [quotes] };
		expect((await storyPageView(content, storyFixture(), undefined)).isWhole).toBe(true);
	});
});

test("in previews the bridge finds every block, saved or not; for visitors nothing is marked", async () => {
	const quotes = byName.get("quotes")?.example ?? { _uid: "", component: "" };
	const unsaved = { space: "4711", id: "7" };
	const typed = { ...storyFixture("papiervogel", "de-DE", true), unsaved };
	const marks = { "data-blok-uid": `7-${quotes._uid}` };
	expect(await showBlocks([quotes], typed)).toMatchObject([{ editable: marks, quotes: [{ editable: {} }] }]);
	const _editable = `<!--#storyblok#{"name":"quotes","space":"4711","uid":"${quotes._uid}","id":"7"}-->`;
	const saved = { ...quotes, _editable };
	expect(await showBlocks([saved], storyFixture("papiervogel", "de-DE", true))).toMatchObject([
		{ editable: marks },
	]);
	expect(JSON.stringify(await showBlocks([saved], storyFixture()))).not.toContain("data-blok");
});
