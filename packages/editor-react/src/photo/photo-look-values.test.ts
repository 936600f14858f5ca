import { expect, it } from "vitest";
import { AS_TAKEN, lookOrNone, signed } from "./photo-look-values.ts";

it("a look that changes nothing is none", () => {
	expect(lookOrNone(AS_TAKEN)).toBeNull();
	expect(lookOrNone({ ...AS_TAKEN, tone: "sepia" })).toEqual({ tone: "sepia", brightness: 0, contrast: 0 });
	expect(lookOrNone({ ...AS_TAKEN, brightness: -1 })).not.toBeNull();
});

it("says on which side of the middle a slider stands", () => {
	expect([20, 0, -5].map(signed)).toEqual(["+20", "0", "−5"]);
});
