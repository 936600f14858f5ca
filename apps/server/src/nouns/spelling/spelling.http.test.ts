import { chmod, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { elementsOf } from "@offizin/design";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { changeDesign, makeDesign, templateWith } from "../../testing/shopper.ts";

/** Speaks as hunspell does, and knows four words wrong in German and everything else; English it does not know. */
const standIn = `#!${process.execPath}
const { readFileSync } = require("node:fs");
const [mode, , , , dictionary] = process.argv.slice(2);
if (!["de_DE"].includes(dictionary)) { console.error("Can't open affix or dictionary files"); process.exit(1); }
const meant = { Hochziet: "Hochzeit, Hochzieht", Schöhn: "Schön", Kowalczyk: "", Przemek: "" };
for (const line of readFileSync(0, "utf8").split("\\n").filter(Boolean)) {
	const word = line.replace(/^\\^/, "");
	const listed = meant[word];
	if (mode === "-l") { if (listed !== undefined) console.log(word); continue; }
	console.log(listed === undefined ? "*" : listed === "" ? "# " + word + " 0" : "& " + word + " 2 0: " + listed);
	console.log("");
}
`;

let server: AppUnderTest;
let without: AppUnderTest;
beforeAll(async () => {
	const program = join(await mkdtemp(join(tmpdir(), "spelling-")), "hunspell");
	await writeFile(program, standIn);
	await chmod(program, 0o755);
	server = await startAppUnderTest({ environment: { SPELL_PROGRAM: program } });
	without = await startAppUnderTest({ environment: { SPELL_PROGRAM: "/nowhere/hunspell" } });
});
afterAll(async () => {
	await server.close();
	await without.close();
});

const template = templateWith({ photo: false });
const field = elementsOf(template.document).find(
	(one) => one.type === "text" && one.editable && one.personal?.kind !== "name",
);

async function designSaying(browser: Browser, text: string) {
	const design = await makeDesign(browser, { template: template.id });
	return changeDesign(browser, design, [{ type: "setText", element: field?.id, text }]);
}
const spellingOf = (browser: Browser, id: string) => browser.get(`/web-api/designs/${id}/spelling`);

test("[14] a word that may be misspelt is named with what may be meant; names and what resembles nothing are not", async () => {
	const browser = browserOn(server.app);
	const design = await designSaying(
		browser,
		"Schöhn, dass alle zu uns kommen, liebe Kowalczyk: unsere Hochziet, die HOCHZIET",
	);
	const { body, headers } = await spellingOf(browser, design.id);
	expect(headers.get("cache-control")).toBe("private, no-store");
	const words = body.words.map(({ page: _page, ...word }: { page: string }) => word);
	expect(words).toEqual([
		{ element: field?.id, word: "Schöhn", suggestions: ["Schön"] },
		{ element: field?.id, word: "Hochziet", suggestions: ["Hochzeit", "Hochzieht"] },
	]);
	expect(body.revision).toBe(design.revision);
});

test("[14] a word called right stays right for the design, its copy and nobody else's", async () => {
	const browser = browserOn(server.app);
	const { id } = await designSaying(browser, "Unsere Hochziet");
	const door = `/web-api/designs/${id}/spelling`;
	const stranger = browserOn(server.app);
	await makeDesign(stranger, { template: template.id });
	expect((await stranger.post(door, { word: "Hochziet" })).status).toBe(404);
	expect((await spellingOf(stranger, id)).status).toBe(404);
	expect((await spellingOf(browser, id)).body.words).toHaveLength(1);
	expect((await browser.post(door, { word: "" })).status).toBe(400);
	expect((await browser.post(door, { word: "Hochziet" })).status).toBe(200);
	expect((await browser.post(door, { word: "hochziet" })).status).toBe(200);
	expect((await spellingOf(browser, id)).body.words).toEqual([]);
	const copy = await browser.post(`/web-api/designs/${id}/copies`, {});
	expect(copy.status).toBe(201);
	expect((await spellingOf(browser, copy.body.id)).body.words).toEqual([]);
	const other = await designSaying(browser, "Unsere Hochziet");
	expect((await spellingOf(browser, other.id)).body.words).toHaveLength(1);
});

test("[14] where no dictionary is installed nothing is said", async () => {
	const browser = browserOn(without.app);
	const { id } = await designSaying(browser, "Unsere Hochziet");
	expect(await spellingOf(browser, id)).toMatchObject({ status: 200, body: { words: [] } });
});
