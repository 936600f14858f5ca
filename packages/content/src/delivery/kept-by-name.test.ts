import { expect, test } from "vitest";
import { keptByName } from "./kept-by-name.ts";

test("each owner has things of its own, made once; the one not asked for longest goes first", () => {
	const kept = keptByName<object>(2);
	const [owner, other] = [{}, {}];
	const made: string[] = [];
	const ask = (name: string, of = owner) =>
		kept(of, name, () => {
			made.push(name);
			return { name };
		});
	expect(ask("a")).toBe(ask("a"));
	expect(ask("a", other)).not.toBe(ask("a"));
	for (const name of ["b", "a", "c", "a", "b"]) ask(name);
	expect(made).toEqual(["a", "a", "b", "c", "b"]);
});
