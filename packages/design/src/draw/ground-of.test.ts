import type { Page } from "@offizin/formats";
import { expect, test } from "vitest";
import type { Ink } from "../document/ink.ts";
import { groundOf } from "./ground-of.ts";

const ink = (swatch: string): Ink => ({ role: "process", swatch });
const page = (ground?: Page["ground"]) => ({ key: "front", ...(ground && { ground }) }) as Page;
const design = (background?: Ink) => ({
	pages: [{ key: "front", elements: [], ...(background && { background }) }],
	choices: { fonts: [], inks: [{ role: "foil", swatch: "brass" } as const, ink("black"), ink("white")] },
});

test("[15] the ground is what was chosen, or none", () => {
	expect(groundOf(design(ink("night")), page())).toEqual(ink("night"));
	expect(groundOf(design(), page())).toBeUndefined();
});

test("[15] a coloured edge is printed in any case: in the first ink until another is chosen", () => {
	expect(groundOf(design(), page("shown"))).toEqual(ink("black"));
	expect(groundOf(design(ink("night")), page("shown"))).toEqual(ink("night"));
});

test("[15] where the stock is seen nothing is printed, and what was chosen waits for another edge", () => {
	expect(groundOf(design(ink("night")), page("bare"))).toBeUndefined();
});
