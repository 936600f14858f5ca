import { expect, test } from "vitest";
import { throttled } from "./log-throttle.ts";

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
