import { expect, test } from "vitest";
import { apart, withImports } from "./script-budget.ts";

test("a page has what its scripts import, each once, and nothing that is fetched later", () => {
	const files: Readonly<Record<string, string>> = {
		"home.js": 'import{a}from"./shell-1.js";import"./styles-2.js";const b=()=>import("./carousel-3.js");',
		"shell-1.js": 'import {c} from "./framework-4.js";export{d as a};',
		"styles-2.js": "import{n}from`./framework-4.js`;",
		"framework-4.js": "",
	};
	expect([...withImports(["home.js"], (name) => files[name] ?? "")].sort()).toEqual([
		"framework-4.js",
		"home.js",
		"shell-1.js",
		"styles-2.js",
	]);
});

test("what is fetched besides weighs only what nothing else has", () => {
	const files: Readonly<Record<string, string>> = {
		"editor.js": 'import{a}from"./framework-1.js";const b=()=>import("./engine-2.js");',
		"framework-1.js": "",
		"engine-2.js": 'import{a}from"./framework-1.js";import{c}from"./glue-3.js";import{d}from"./editor.js";',
		"glue-3.js": "",
	};
	const { own, besides } = apart(["editor.js"], ["engine-2.js"], (name) => files[name] ?? "");
	expect([...own].sort()).toEqual(["editor.js", "framework-1.js"]);
	expect([...besides].sort()).toEqual(["engine-2.js", "glue-3.js"]);
});
