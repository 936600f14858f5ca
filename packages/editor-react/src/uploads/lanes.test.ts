import { expect, test } from "vitest";
import { createLanes } from "./lanes.ts";

test("[14] three run at once, the next begins when one leaves, in the order they came", () => {
	const begun: string[] = [];
	const lanes = createLanes(3);
	for (const key of ["a", "b", "c", "d", "e"]) lanes.enter(key, () => begun.push(key));
	expect(begun).toEqual(["a", "b", "c"]);
	lanes.leave("d");
	lanes.leave("b");
	expect(begun).toEqual(["a", "b", "c", "e"]);
});

test("what runs already begins again at once: a retry does not stand behind the others", () => {
	const begun: string[] = [];
	const lanes = createLanes(1);
	lanes.enter("a", () => begun.push("a"));
	lanes.enter("b", () => begun.push("b"));
	lanes.enter("a", () => begun.push("a again"));
	expect(begun).toEqual(["a", "a again"]);
});
