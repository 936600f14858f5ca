import type { FileFinding, FileRule } from "@offizin/production";
import { expect, test } from "vitest";
import { documentErrorWords } from "./document-error-words.ts";
import { fileFindingWords } from "./file-finding-words.ts";

const plain = (words: string) => words.replaceAll(/[\u00a0\u202f]/g, " ");

/** Lengths in micrometres. */
const found = (
	rule: Readonly<Record<string, unknown>> & Pick<FileRule, "rule">,
	place: Partial<Pick<FileFinding, "page" | "pages">> = { page: 1 },
) => ({ file: "a.pdf", severity: "error", pages: 1, ...place, ...rule }) as FileFinding;

test.each<[string, FileFinding, string]>([
	[
		"de-DE",
		found({ rule: "line.hairline", width: 71, least: 106 }),
		"a.pdf, auf Seite 1: Eine Linie ist mit 0,07 mm zu fein; ab 0,11 mm hält sie.",
	],
	[
		"en-GB",
		found({ rule: "line.hairline", width: 71, least: 106 }),
		"a.pdf, on page 1: At 0.07 mm a line is too fine; from 0.11 mm it holds.",
	],
	[
		"de-DE",
		found({ rule: "text.tooSmall", text: "Zoë & Größmüller", pt: 5.25, least: 6 }),
		"a.pdf, auf Seite 1: Der Text „Zoë & Größmüller“ ist mit 5,25 pt sehr klein; ab 6 pt ist er sicher zu lesen.",
	],
	[
		"de-DE",
		found({ rule: "foil.tooFine", part: "line", least: 250 }),
		"a.pdf, auf Seite 1: Folie: Ein Teil der Form ist zu fein; ab 0,25 mm hält sie.",
	],
	[
		"de-DE",
		found({ rule: "relief.tooFine", part: "line", width: 300, least: 500 }),
		"a.pdf, auf Seite 1: Relieflack: Eine Linie ist mit 0,3 mm zu fein; ab 0,5 mm hält sie.",
	],
	[
		"de-DE",
		found({ rule: "foil.tooFine", part: "gap", least: 250 }),
		"a.pdf, auf Seite 1: Folie: Ein Zwischenraum ist zu eng und läuft zu; ab 0,25 mm bleibt er offen.",
	],
	[
		"de-DE",
		found({ rule: "plate.notFull", plate: "Folie Gold", percent: 50 }, { page: 1, pages: 3 }),
		"a.pdf, auf Seite 1 und 2 weiteren Seiten: Auf der Druckform „Folie Gold“ stehen 50 % statt Vollton. Folie, Lack und Werkzeuge kennen keine Töne.",
	],
	[
		"de-DE",
		found({ rule: "plate.all" }, { page: 4, pages: 2 }),
		"a.pdf, auf Seite 4 und einer weiteren: Die Passerfarbe liegt im Druckbild. Sie ist nur für Marken außerhalb des Beschnitts da.",
	],
	[
		"de-DE",
		found({ rule: "pageCount.wrong", pages: 3, expected: 2 }, { pages: 1 }),
		"a.pdf: Die Datei hat 3 statt 2 Seiten.",
	],
	[
		"de-DE",
		found({
			rule: "box.trim",
			found: { width: 105_050, height: 148_000 },
			expected: { width: 105_000, height: 148_000 },
		}),
		"a.pdf, auf Seite 1: Das Endformat ist 105,05 × 148 mm statt 105 × 148 mm.",
	],
	[
		"en-GB",
		found({ rule: "box.bleed", found: undefined, expected: { width: 111_000, height: 154_000 } }),
		"a.pdf, on page 1: The size with bleed is not given instead of 111 × 154 mm, or it does not lie centred around the trim size.",
	],
	[
		"de-DE",
		found({ rule: "bleed.missing", past: 1500 }),
		"a.pdf, auf Seite 1: Ein Bild oder eine Fläche reicht nur 1,5 mm über das Endformat hinaus.",
	],
	[
		"de-DE",
		found({ rule: "bleed.missing", past: 0 }),
		"a.pdf, auf Seite 1: Ein Bild oder eine Fläche endet am Schnitt und hat keinen Beschnitt.",
	],
	[
		"de-DE",
		found({ rule: "ink.overLimit", percent: 360, limit: 300 }),
		"a.pdf, auf Seite 1: Der Farbauftrag erreicht 360 %; das Papier nimmt höchstens 300 % auf.",
	],
])("[production.C] %s: %#", (locale, finding, words) => {
	expect(plain(fileFindingWords(finding, locale))).toBe(words);
});

test("a document that cannot be opened says where", () => {
	const error = {
		code: "document_invalid",
		issues: [
			{ path: "pages.2.key", message: "page-key used twice" },
			{ path: "", message: "not an object" },
		],
	} as const;
	expect(documentErrorWords(error, "de-DE")).toBe(
		"Der Entwurf ist nicht lesbar. pages.2.key: page-key used twice; not an object",
	);
	const large = { code: "document_too_large", path: "pages", limit: 1200 } as const;
	expect(documentErrorWords(large, "en-GB")).toBe(
		"The design is too large: pages has more than 1,200 entries.",
	);
});
