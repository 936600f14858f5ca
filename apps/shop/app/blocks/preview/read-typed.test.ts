import { expect, test } from "vitest";
import { readTyped } from "./read-typed.ts";

test("what the door answers is shown", async () => {
	const blocks = [{ component: "missing-block", uid: "1", sentence: "" }];
	expect(await readTyped(Promise.resolve(Response.json({ blocks })))).toEqual(blocks);
});

test.each([
	["the signature is over", () => Promise.resolve(new Response("", { status: 404 }))],
	["the network is gone", () => Promise.reject(new TypeError("Failed to fetch"))],
	["the answer is none of ours", () => Promise.resolve(new Response("<!doctype html>"))],
])("when %s, nothing new is shown and nothing fails", async (_, asking) => {
	expect(await readTyped(asking())).toBeUndefined();
});
