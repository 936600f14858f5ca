import { expect, test } from "vitest";
import { shortName, throttled } from "./log-throttle.ts";

test("[9.4-1] a sentence is logged five times a second at most, and its repeats are counted", () => {
	let time = 0;
	const said: string[] = [];
	const log = throttled(
		(sentence) => said.push(sentence),
		() => time,
	);
	for (let turn = 0; turn < 8; turn += 1) log("missing");
	log("other");
	expect(said).toEqual([...Array.from({ length: 5 }, () => "missing"), "other"]);
	time = 1000;
	log("missing");
	expect(said.slice(6)).toEqual(["missing (3 more times)", "missing"]);
});

test("what was said longer ago is forgotten, and what was left out of it is told with the next sentence", () => {
	let time = 0;
	const said: string[] = [];
	const log = throttled(
		(sentence) => said.push(sentence),
		() => time,
	);
	for (let turn = 0; turn < 7; turn += 1) log("missing");
	time = 1000;
	log("other");
	expect(said.slice(5)).toEqual(["missing (2 more times)", "other"]);
	time = 2000;
	log("missing");
	expect(said.slice(7)).toEqual(["missing"]);
});

test("a name is one line of sixty letters at most", () => {
	expect(shortName(`a\n\u001b[31m${"b".repeat(100)}`)).toBe(`a [31m${"b".repeat(54)}`);
});
