import { expect, test } from "vitest";
import { withImports } from "./script-budget.ts";

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
