import { papers } from "@offizin/formats";
import { expect, test } from "vitest";
import { paperTexts } from "./paper-texts.server.ts";

test("every paper is described, and nothing that is no paper", () => {
	expect(Object.keys(paperTexts("de-DE")).sort()).toEqual(papers.map(({ key }) => key).sort());
});
