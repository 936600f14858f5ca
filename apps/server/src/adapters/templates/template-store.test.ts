import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	buildTemplate,
	patterns,
	rowOf,
	startRowOf,
	starts,
	templateIds,
	themeRowOf,
	themes,
} from "@offizin/templates/recipes";
import { afterEach, beforeEach, expect, test } from "vitest";
import { NotBakedError, openTemplates } from "./template-store.ts";

const baked = join(import.meta.dirname, "../../../../../var/templates");

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "offizin-templates-"));
	cpSync(baked, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

test("all templates have their row, in the order of the recipes, and all themes theirs", async () => {
	const store = await openTemplates();
	expect(store.rows.map(({ id }) => id)).toEqual(templateIds);
	expect(store.themes).toEqual(themes.map(themeRowOf));
	await store.check();
});

test.each([templateIds.at(0), templateIds.at(-1)])("%s is baked as it is built", async (id = "") => {
	const template = buildTemplate(id);
	const store = await openTemplates();
	const text = JSON.stringify(template.document);
	expect(store.row(id)).toEqual(rowOf(template, createHash("sha256").update(text).digest("hex")));
	expect(await store.document(id)).toEqual(template.document);
});

test("every pattern is baked as it is drawn", async () => {
	const store = await openTemplates();
	for (const { id, document } of patterns) {
		const text = JSON.stringify(document);
		expect(store.pattern(id)).toEqual({ id, document: createHash("sha256").update(text).digest("hex") });
		expect(await store.document(id)).toEqual(document);
	}
	expect(store.pattern("gibt-es-nicht")).toBeUndefined();
});

test("every start is baked as it is drawn, and is no card", async () => {
	const store = await openTemplates();
	const rows = starts.map((start) => {
		const text = JSON.stringify(start.document);
		return startRowOf(start, createHash("sha256").update(text).digest("hex"));
	});
	expect(store.starts).toEqual(rows);
	for (const { id, document } of starts) {
		expect(store.row(id)).toEqual(rows.find((row) => row.id === id));
		expect(store.card(id)).toBeUndefined();
		expect(await store.document(id)).toEqual(document);
	}
	const [card] = store.rows;
	expect(store.card(card?.id ?? "")).toBe(card);
	expect(store.row(card?.id ?? "")).toBe(card);
});

test("a document is read once while it is asked for, and of many only some stay in memory", async () => {
	const store = await openTemplates();
	const [first = "", ...others] = templateIds;
	const document = await store.document(first);
	expect(await store.document(first)).toBe(document);
	for (const id of others) await store.document(id);
	expect(await store.document(first)).not.toBe(document);
	expect(await store.document(first)).toEqual(document);
});

test("nobody has a template that is none", async () => {
	const store = await openTemplates();
	expect(store.row("gibt-es-nicht")).toBeUndefined();
	await expect(store.document("gibt-es-nicht")).rejects.toThrow("gibt-es-nicht is a template or a pattern");
});

test("without an index, or with one that is damaged, it says what to run", async () => {
	writeFileSync(join(folder, "index.json"), '{"themes":');
	await expect(openTemplates(folder)).rejects.toThrow(/index\.json is damaged\. Run: npm run bake$/);
	rmSync(join(folder, "index.json"));
	await expect(openTemplates(folder)).rejects.toThrow(/index\.json is missing\. Run: npm run bake$/);
});

test("a document that is another than its name says, or is missing, is found before anybody asks for it", async () => {
	const store = await openTemplates(folder);
	const [first] = store.rows;
	if (!first) throw new Error("there is a template");
	const file = join(folder, `${first.document}.json`);
	writeFileSync(file, JSON.stringify({ ...(await store.document(first.id)), template: "another" }));
	await expect(store.check()).rejects.toThrow(/is not what it was named after\. Run: npm run bake$/);
	const again = await openTemplates(folder);
	await expect(again.document(first.id)).rejects.toThrow(NotBakedError);
	rmSync(file);
	await expect(again.check()).rejects.toThrow(/is missing\. Run: npm run bake$/);
	cpSync(baked, folder, { recursive: true });
	expect(await again.document(first.id)).toEqual(await store.document(first.id));
});
