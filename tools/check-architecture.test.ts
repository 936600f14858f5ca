import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkArchitecture, mayImport, needlessGerman, unusedRows } from "./check-architecture.ts";
import { findCycles } from "./find-cycle.ts";
import { readTree } from "./source-tree.ts";
import { needlesslyKept, unusedExports } from "./unused-exports.ts";

let root = "";
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a small repository; a package gets a manifest with the given dependencies. */
function plant(manifests: Record<string, string[]>, files: Record<string, string>): string[] {
	root = mkdtempSync(join(tmpdir(), "offizin-architecture-"));
	const write = (path: string, text: string) => {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	};
	write("package.json", JSON.stringify({ devDependencies: { vitest: "1" } }));
	for (const [folder, names] of Object.entries(manifests)) {
		const dependencies = Object.fromEntries(names.map((name) => [name, "1"]));
		const exports = { ".": "./src/index.ts", "./style.css": "./src/style.css" };
		const imports = { "#src/*": "./src/*" };
		write(`${folder}/package.json`, JSON.stringify({ exports, imports, dependencies }));
	}
	for (const [path, text] of Object.entries(files)) write(path, text);
	return checkArchitecture(readTree(root));
}

test("accepts what the table allows", () => {
	const problems = plant(
		{
			"packages/base": [],
			"packages/money": ["@offizin/base", "@offizin/testkit"],
			"packages/testkit": ["@offizin/pricing"],
			"packages/ui": ["react"],
			"apps/shop": ["@offizin/ui", "@offizin/money"],
		},
		{
			"packages/base/src/index.ts": "export const a = 1; // Date.now() in a comment, import 'x' too",
			"packages/money/src/index.ts":
				'import type { a } from "@offizin/base";\nexport const at = new Date(0);',
			"packages/money/src/a.test.ts":
				'import { test } from "vitest";\nimport { b } from "@offizin/testkit";\nimport "node:fs"; Date.now();',
			"packages/ui/src/index.ts":
				'import { useState } from "react"; export const text = "console.log(Math.random())";',
			"apps/shop/src/root.tsx":
				'import { a } from "#src/a.ts";\nimport "@offizin/ui/style.css"; import font from "./f.ttf?url"; import "virtual:x";',
			"apps/shop/src/a.ts": "export const a = 1;",
		},
	);
	expect(problems).toEqual([]);
});

test.each([
	["a name that ends in De", "export const nameDe = 1;"],
	["a property", "export interface Card { nameDe: string }"],
	["a text with an umlaut", 'export const name = "Gruß";'],
	["a text with a common word", 'export const name = "Karten im Bogendruck";'],
	["a word between values", `export const pair = (a: string, b: string) => \`${"$"}{a} und ${"$"}{b}\`;`],
	["a text of a type", 'export type Name = "Preis je Karte";'],
	["a template", `export const quoted = (name: string) => \`„${"$"}{name}\`;`],
])("refuses in a package without words %s", (_kind, code) => {
	const files = { "packages/money/src/index.ts": `// Gruß\n${code}`, "packages/money/src/a.test.ts": code };
	expect(plant({ "packages/money": [] }, files)).toEqual([
		expect.stringMatching(/^packages\/money\/src\/index\.ts:2: .+ is German\./),
	]);
	expect(plant({ "packages/words": [] }, { "packages/words/src/index.ts": code })).toEqual([]);
});

test("takes a German word alone for a key, and sees German between tags", () => {
	const files = {
		"packages/money/src/index.ts":
			'export const keys = ["ohne", "im-bogen", "Karten"]; export const cut = "a die cut of the card";',
	};
	expect(plant({ "packages/money": [] }, files)).toEqual([]);
	const tags = { "packages/editor-react/src/note.tsx": "export const Note = () => <p>Preis je Karte</p>;" };
	expect(plant({ "packages/editor-react": [] }, tags)).toEqual([
		expect.stringMatching(/^packages\/editor-react\/src\/note\.tsx:1: .+ is German\./),
	]);
});

test("names files that are excused for German, and have none", () => {
	plant({}, {});
	expect(needlessGerman(readTree(root))).toContain(
		"packages/sites/src/operator.ts:1: has no German. Take it out of tools/check-architecture.ts.",
	);
});

test("lets a card be drawn with German on it, and tells what it is called by a key", () => {
	const card = 'export const text = "Wir heiraten in Lübeck";';
	const files = {
		"packages/templates/src/soiree/folded-invitation.ts": card,
		"packages/templates/src/soiree/theme.ts": card,
	};
	expect(plant({ "packages/templates": [] }, files)).toEqual([
		expect.stringMatching(/^packages\/templates\/src\/soiree\/theme\.ts:1: .+ is German\./),
	]);
});

test.each([
	["static", 'import { x } from "@offizin/orders";'],
	["type-only", 'import type { X } from "@offizin/orders";'],
	["inline type", 'type X = import("@offizin/orders").X;'],
	["dynamic", 'const x = await import("@offizin/orders");'],
	["side-effect", 'import "@offizin/orders";'],
	["re-exporting", 'export { x } from "@offizin/orders";'],
])("refuses an upward %s import", (_kind, code) => {
	const problems = plant({ "packages/pricing": [] }, { "packages/pricing/src/index.ts": `\n${code}` });
	expect(problems).toEqual([
		expect.stringContaining("packages/pricing/src/index.ts:2: pricing may not import orders."),
	]);
});

test.each([
	[
		"an undeclared workspace import",
		"packages/money",
		'import "@offizin/base";',
		"@offizin/base is not declared",
	],
	["an undeclared package", "packages/money", 'import "zod/v4";', "zod is not declared"],
	["an import of the server", "apps/shop", 'import "@offizin/server";', "shop may not import server"],
	[
		"a relative path out of the package",
		"packages/money",
		'import "../../base/src/a.ts";',
		"leaves packages/money",
	],
	["testkit outside tests", "packages/money", 'import "@offizin/testkit";', "imports testkit outside tests"],
	["a test imported by a source", "packages/money", 'import "./a.test.ts";', "belongs to tests"],
	["Node in a pure package", "packages/money", 'import "node:fs";', "node:fs exists in Node only"],
	["Node without its prefix", "packages/money", 'import "fs";', "fs exists in Node only"],
	["Node in a browser package", "packages/ui", 'import "node:path";', "node:path exists in Node only"],
	["React in a pure package", "packages/design", 'import "react";', "react needs a browser"],
	["the clock", "packages/money", "export const a = Date.now();", "Date.now in a pure package"],
	["a bare date", "packages/money", "export const a = new Date();", "new Date() in a pure package"],
	["randomness", "packages/money", "export const a = Math.random();", "Math.random in a pure package"],
	["the console", "packages/money", 'console.log("a");', "console.log in a pure package"],
	["the environment", "apps/server", "export const a = process.env.PORT;", "reads process.env"],
	["the environment taken apart", "apps/server", "const { env } = process;", "reads process.env"],
	["export *", "packages/money", 'export * from "./a.ts";', "export * hides what is public"],
	["a module mock", "packages/money", 'vi.mock("./a.ts");', "mocks a module"],
])("refuses %s", (_what, folder, code, message) => {
	const problems = plant({ [folder]: [] }, { [`${folder}/src/index.ts`]: code });
	expect(problems).toEqual([expect.stringContaining(message)]);
	expect(problems[0]).toMatch(new RegExp(`^${folder}/src/index\\.ts:\\d+: .+\\. [A-Z].+\\.$`));
});

test("refuses an import past the front door", () => {
	const problems = plant(
		{ "packages/base": [], "packages/money": ["@offizin/base"] },
		{ "packages/base/src/a.ts": "", "packages/money/src/index.ts": 'import "@offizin/base/src/a.ts";' },
	);
	expect(problems).toEqual([expect.stringContaining("goes past the front door")]);
});

test("refuses a declared dependency the table does not allow", () => {
	const problems = plant({ "packages/money": ["@offizin/solver"] }, {});
	expect(problems).toEqual([
		"packages/money/package.json:1: money may not depend on solver. Take it out of the dependencies.",
	]);
});

test("refuses a package that is not in the table", () => {
	expect(plant({ "packages/gadgets": [] }, {})).toEqual([
		expect.stringContaining("gadgets is not in the import table"),
	]);
});

test("refuses a cycle between files", () => {
	const problems = plant(
		{ "packages/money": [] },
		{
			"packages/money/src/a.ts": 'import type { B } from "./b.ts";',
			"packages/money/src/b.ts": 'import { c } from "./c.ts";',
			"packages/money/src/c.ts": 'export const a = () => import("./a.ts");',
		},
	);
	expect(problems).toEqual([
		expect.stringContaining(
			"a cycle: packages/money/src/a.ts → packages/money/src/b.ts → packages/money/src/c.ts → ",
		),
	]);
});

test("refuses a cycle between packages, even where no file is in one", () => {
	const problems = plant(
		{ "packages/money": ["@offizin/units"], "packages/units": ["@offizin/money"] },
		{
			"packages/money/src/index.ts": "",
			"packages/money/src/a.ts": 'import "@offizin/units";',
			"packages/units/src/index.ts": "",
			"packages/units/src/b.ts": 'import "@offizin/money";',
		},
	);
	expect(problems.at(-1)).toContain("a cycle: packages/money → packages/units → packages/money");
});

const twoFolders = {
	"packages/money/src/cash/coin.ts": 'import type { Rate } from "../tax/deep/rate.ts";',
	"packages/money/src/tax/deep/rate.ts": "export type Rate = number;",
	"packages/money/src/tax/levy.ts": 'import { note } from "#src/cash/note.ts";',
	"packages/money/src/cash/note.ts": "export const note = 1;",
};

test("refuses a circle of folders inside a package, where no file is in one", () => {
	expect(plant({ "packages/money": [] }, twoFolders)).toEqual([
		"packages/money/src/cash:1: a circle of folders: cash → tax → cash. Move what they share below both.",
	]);
});

test("refuses a circle of a folder and the file beside it", () => {
	const files = {
		"packages/money/src/desk.ts": 'import "./cash/coin.ts";',
		"packages/money/src/cash/coin.ts": "",
		"packages/money/src/cash/note.ts": 'import "../desk.ts";',
	};
	expect(plant({ "packages/money": [] }, files)).toEqual([
		"packages/money/src/cash:1: a circle of folders: cash → desk.ts → cash. Move what they share below both.",
	]);
});

test("a folder may use the files beside it, the door its folders, and a test any of them", () => {
	const files = {
		"packages/money/src/index.ts": 'export { coin } from "./cash/coin.ts";',
		"packages/money/src/cash/coin.ts": 'import "../amount.ts"; export const coin = 1;',
		"packages/money/src/amount.ts": "",
		"packages/money/src/tax/levy.ts": 'import "../cash/coin.ts";',
		"packages/money/src/cash/coin.test.ts": 'import "../tax/levy.ts";',
	};
	expect(plant({ "packages/money": [] }, files)).toEqual([]);
});

test("names what the table allows and nobody does", () => {
	plant(
		{ "packages/units": ["@offizin/base"] },
		{ "packages/units/src/index.ts": 'import "@offizin/base";' },
	);
	const unused = unusedRows(readTree(root));
	expect(unused).not.toContain("units → base");
	expect(unused).toContain("money → base");
});

test("names what a package offers and nobody takes", () => {
	plant(
		{ "packages/units": [], "packages/money": ["@offizin/units"] },
		{
			"packages/units/src/index.ts":
				'export { type Um, mm } from "./length.ts";\nexport { ft, pt } from "./pt.ts";',
			"packages/units/src/own.ts": 'import { mm } from "@offizin/units";',
			"packages/money/src/money.test.ts": 'import { pt, type Um as Length } from "@offizin/units";',
			"e2e/print.spec.ts": 'export { pt as point } from "@offizin/units";',
			"tools/draw.ts": 'import { ft } from "@offizin/units";',
		},
	);
	expect(unusedExports(readTree(root))).toEqual([
		"packages/units/src/index.ts:1: nobody takes mm. Take it out.",
		"packages/units/src/index.ts:2: nobody takes pt. Take it out.",
	]);
});

test("names what a file inside offers to tests alone", () => {
	plant(
		{ "packages/money": [] },
		{
			"packages/money/src/coin.ts":
				"export const one = 1;\nexport const two = one + one;\nexport const three = 3;\nexport const four = 4;",
			"packages/money/src/coin.test.ts": 'import { one, three, two } from "./coin.ts";',
			"packages/money/src/purse.ts": 'import { two } from "./coin.ts";',
			"packages/money/src/later.ts": "export const later = 5;",
			"packages/money/src/door.ts": 'export const open = () => import("./later.ts");',
			"packages/money/src/house.ts": 'import { open } from "./door.ts";',
		},
	);
	expect(unusedExports(readTree(root))).toEqual([
		"packages/money/src/coin.ts:3: nobody takes three. Take it out.",
		"packages/money/src/coin.ts:4: nobody takes four. Take it out.",
	]);
});

test("names what is kept for nobody", () => {
	plant({}, {});
	expect(needlesslyKept(readTree(root))).toContain(
		"server.moveOwner is kept in tools/unused-exports.ts, and need not be. Take it out.",
	);
});

test("the table itself has no cycle and names only packages it knows", () => {
	expect(findCycles(new Map(Object.entries(mayImport)))).toEqual([]);
	for (const name of Object.values(mayImport).flat()) expect(mayImport).toHaveProperty([name]);
});
