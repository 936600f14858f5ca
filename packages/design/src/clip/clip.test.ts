import { arbitraryDocument } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixtureDocument } from "../design-fixtures.ts";
import { elementsOf } from "../document/document-elements.ts";
import { clipOf } from "./clip.ts";
import { readClip } from "./read-clip.ts";

describe("[14] a clip", () => {
	test("[law] of any elements of any document is read as it was written, with all that it is drawn with", () => {
		const chosen = arbitraryDocument.chain((document) =>
			fc.record({
				document: fc.constant(document),
				ids: fc.subarray(elementsOf(document).map(({ id }) => id)),
			}),
		);
		fc.assert(
			fc.property(chosen, ({ document, ids }) => {
				const clip = clipOf(document, ids);
				if (!clip) {
					expect(ids).toEqual([]);
					return;
				}
				const [page] = clip.pages;
				const first = document.pages.find(({ elements }) => elements.some(({ id }) => ids.includes(id)));
				for (const { id } of first?.elements ?? [])
					if (ids.includes(id)) expect(page?.elements.map((one) => one.id)).toContain(id);
				expect(readClip(JSON.stringify(clip))).toEqual({ ok: true, value: clip });
			}),
		);
	});

	test("carries the drawings and colours that are in it, no others", () => {
		expect(clipOf(fixtureDocument, ["leaf"])?.artworks).toHaveProperty("leaf");
		expect(clipOf(fixtureDocument, ["names"])?.artworks).toEqual({});
	});

	test("that is none is refused, whatever it is", () => {
		const refused = { ok: false, error: { code: "clip_unreadable" } };
		for (const text of ["", "null", "Hallo", '{"pages":[]}', "[".repeat(100_000), "x".repeat(9_000_000)])
			expect(readClip(text)).toEqual(refused);
		const whole = JSON.stringify(fixtureDocument);
		expect(readClip(whole)).toEqual(refused);
		const clip = clipOf(fixtureDocument, ["leaf"]);
		expect(readClip(JSON.stringify({ ...clip, artworks: {} }))).toEqual(refused);
		expect(readClip(JSON.stringify({ ...clip, schemaVersion: 99 }))).toEqual({
			ok: false,
			error: { code: "clip_newer" },
		});
	});
});
