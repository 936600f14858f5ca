import { expect, test } from "vitest";
import { bitsApart, copiesAmong } from "./seen-photos.ts";

test("[15] hashes differ in bits", () => {
	expect(bitsApart("0000000000000000", "ffffffffffffffff")).toBe(64);
	expect(bitsApart("00000000000000a0", "0000000000000050")).toBe(4);
});

test("[15] a copy is told with the first photo that it is like; what nobody has looked at is like none", () => {
	const hashes = ["ff00000000000000", null, "ff00000000000001", "00000000ffffffff", "ff0000000000003f", null];
	expect([...copiesAmong(hashes)]).toEqual([[2, 0]]);
	expect([...copiesAmong(["0000000000000000", "0000000000000000"])]).toEqual([]);
});
