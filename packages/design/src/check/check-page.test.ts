import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { arbitraryCommand, arbitraryDocument, arbitraryPhotos } from "@offizin/testkit";
import { loadHyphenation } from "@offizin/text";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyCommand } from "../command/apply-command.ts";
import { fixtureDocument, fixtureShaper } from "../design-fixtures.ts";
import { checkDocument } from "./check.ts";
import { shaper as fixtures, formatNamed, qr } from "./check-fixtures.ts";
import type { CheckContext } from "./check-scene.ts";

const require = createRequire(import.meta.url);
const marcellus = "@expo-google-fonts/marcellus/400Regular/Marcellus_400Regular.ttf";

const shaper = await fixtureShaper();
shaper.addHyphenator(await loadHyphenation("de"));
for (const font of ["jost", "italiana"])
	shaper.addFont(font, new Uint8Array(readFileSync(require.resolve(marcellus))));

const format = formatNamed("klappkarte-a6");
const bare: CheckContext = { format, refinement: "gold", paperType: "matt", shaper, qr };
const contexts = fc.record({
	format: fc.constantFrom(format, formatNamed("postkarte-a6")),
	refinement: fc.constantFrom("gold", "ohne"),
	paperType: fc.constantFrom("matt", "kraftpapier"),
	loss: fc.constantFrom(0, 0.9),
});

test("[law] after any edits, on any press, findings are those of a document that nobody has judged before", () => {
	const sessions = arbitraryDocument.chain((start) =>
		fc.record({
			start: fc.constant(start),
			steps: fc.array(fc.record({ command: arbitraryCommand(start), on: contexts }), {
				minLength: 1,
				maxLength: 8,
			}),
		}),
	);
	fc.assert(
		fc.property(sessions, ({ start, steps }) => {
			let document = start;
			for (const { command, on } of steps) {
				const changed = applyCommand(document, command, (upload) => arbitraryPhotos[upload]);
				if (changed.ok) document = changed.value.document;
				const { loss, ...pressed } = on;
				const context = { ...bare, ...pressed, colorLoss: () => loss };
				expect(checkDocument(document, context)).toEqual(checkDocument(structuredClone(document), context));
			}
		}),
		{ numRuns: 60 },
	);
});

test("a page that stays is judged once; another, and one whose press has changed, anew", () => {
	let asked = 0;
	const counting: CheckContext = {
		...bare,
		shaper: fixtures,
		// Asked once for every page's photos, and again by the rules of each that is judged.
		get colorLoss() {
			asked++;
			return undefined;
		},
	};
	checkDocument(fixtureDocument, counting);
	const first = asked;
	asked = 0;
	checkDocument(fixtureDocument, counting);
	const again = asked;
	asked = 0;
	const [front, ...others] = fixtureDocument.pages;
	if (!front) throw new Error("no page");
	checkDocument({ ...fixtureDocument, pages: [{ ...front }, ...others] }, counting);
	const { length } = fixtureDocument.pages;
	expect({ first, again, other: asked }).toEqual({ first: length * 2, again: length, other: length + 1 });
	asked = 0;
	checkDocument(fixtureDocument, Object.create(counting, { paperType: { value: "kraftpapier" } }));
	expect(asked).toBe(length * 2);
});
