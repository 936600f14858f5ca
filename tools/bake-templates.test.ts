import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	buildTemplate,
	patterns,
	rowOf,
	startRowOf,
	starts,
	type Template,
	themeRowOf,
	themes,
} from "@offizin/templates/recipes";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bakeTemplates } from "./bake-templates.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "offizin-bake-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), "utf8");
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const fileOf = ({ document }: Pick<Template, "document">) => `${hashOf(JSON.stringify(document))}.json`;

const one = buildTemplate("eukalyptus-klappkarte-a6-salbei");
const other = buildTemplate("soiree-din-lang-quer-bordeaux");
const [pattern] = patterns.slice(-1);
const [start] = starts;
if (!start) throw new Error("there are starts");
if (!pattern) throw new Error("there are patterns");
const goods = { templates: [one, other], envelopes: [], starts: [start], patterns: [pattern] };
/** The same template after somebody has worked on its recipe. */
const changed = (template: Template, label: string): Template => ({
	...template,
	document: { ...template.document, fields: [{ key: "feld", label, sample: label }] },
});

test("a document lies in a file named by its content, and the index has a row of each", () => {
	const baked = bakeTemplates(folder, goods);
	expect(readdirSync(folder).sort()).toEqual(
		[fileOf(one), fileOf(other), fileOf(start), fileOf(pattern), "index.json"].sort(),
	);
	expect(JSON.parse(read(fileOf(one)))).toEqual(one.document);
	expect(JSON.parse(read("index.json"))).toEqual({
		themes: themes.map(themeRowOf),
		templates: [one, other].map((template) => rowOf(template, hashOf(JSON.stringify(template.document)))),
		envelopes: [],
		starts: [startRowOf(start, hashOf(JSON.stringify(start.document)))],
		patterns: [{ id: pattern.id, document: hashOf(JSON.stringify(pattern.document)) }],
	});
	expect(baked).toEqual({
		written: [fileOf(one), fileOf(other), fileOf(start), fileOf(pattern), "index.json"],
		removed: [],
	});
});

test("what is there already is not written again, and what was damaged is", () => {
	bakeTemplates(folder, goods);
	expect(bakeTemplates(folder, goods)).toEqual({ written: [], removed: [] });
	writeFileSync(join(folder, fileOf(other)), "{}");
	expect(bakeTemplates(folder, goods)).toEqual({ written: [fileOf(other)], removed: [] });
});

test("a changed recipe writes its document alone; the one before goes with the next change", () => {
	bakeTemplates(folder, goods);
	const [second, third] = [changed(one, "Zweiter Stand"), changed(one, "Dritter Stand")];
	expect(bakeTemplates(folder, { ...goods, templates: [second, other] })).toEqual({
		written: [fileOf(second), "index.json"],
		removed: [],
	});
	// A server that started before still reads it.
	expect(JSON.parse(read(fileOf(one)))).toEqual(one.document);
	expect(bakeTemplates(folder, { ...goods, templates: [third, other] })).toEqual({
		written: [fileOf(third), "index.json"],
		removed: [fileOf(one)],
	});
});
