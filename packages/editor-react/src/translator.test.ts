import { coverCrop, type PhotoElement } from "@offizin/design";
import { photoResolution } from "@offizin/editor";
import { box, mm } from "@offizin/units";
import { wordsOf } from "@offizin/words";
import { describe, expect, it } from "vitest";
import { qualityInWords } from "./photo/quality-words.ts";
import { translatorFor } from "./translator.ts";

const all = wordsOf("de").editor;
const t = translatorFor("de-DE", all);
/** Spaces that must not break are spaces to the reader. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

function placed(width: number, height: number): PhotoElement {
	const slot = box(0, 0, mm(88), mm(66));
	const photo = { upload: "u", width, height, crop: coverCrop({ width, height }, slot) };
	return { id: "p", label: "Foto", type: "photo", box: slot, rotation: 0, shape: "rect", photo };
}

function words(width: number, height: number): string {
	const found = photoResolution(placed(width, height));
	return found ? plain(qualityInWords(found, t)) : "";
}

it("says at the proof what the shop says of an order", () => {
	expect(all.proof.lead).toContain(wordsOf("de").terms.frozen);
});

describe("words about a photo", () => {
	it("names pixels, print size and what is needed when there are too few", () => {
		expect(words(612, 459)).toBe(
			"Das Foto hat 612 × 459 Pixel. Für 88 × 66 mm sind mindestens 693 × 520 nötig, gut sind 1.040 × 780. Gedruckt wird es sichtbar unscharf.",
		);
	});

	it("says plainly when all is well", () => {
		expect(words(4000, 3000)).toBe("Das Foto hat 4.000 × 3.000 Pixel. Für 88 × 66 mm ist das gut.");
	});

	it("refuses what cannot be printed", () => {
		expect(words(200, 150)).toMatch(/So lässt es sich nicht drucken\.$/);
	});
});

it("every message can be read and stays in the polite, quiet tone", () => {
	const texts = (tree: object): string[] =>
		Object.values(tree).flatMap((value) => (typeof value === "string" ? [value] : texts(value)));
	for (const text of texts(all)) expect(text).not.toMatch(/!|"| [dD]u | [dD]ein/);
});
