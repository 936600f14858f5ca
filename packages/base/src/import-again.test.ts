import { expect, test } from "vitest";
import { importAgain } from "./import-again.ts";

test("what comes is handed on, and nothing is asked for twice", async () => {
	const asked: number[] = [];
	const load = async () => asked.push(1);
	expect(await importAgain(load)).toBe(1);
	expect(asked).toEqual([1]);
});

test("a failure that names no address is the caller's", async () => {
	const failure = new TypeError("Importing a module script failed.");
	await expect(importAgain(() => Promise.reject(failure))).rejects.toBe(failure);
});
