import { expect, test } from "vitest";
import { withMore } from "./with-more.ts";

const entries = (...ids: readonly number[]) => ids.map((id) => ({ id }));

test("what a page of the list repeats stands there once", () => {
	expect(withMore(entries(9, 8, 7), entries(7, 6))).toEqual(entries(9, 8, 7, 6));
	expect(withMore([], entries(1))).toEqual(entries(1));
});
