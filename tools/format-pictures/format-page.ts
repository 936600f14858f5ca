import {
	type CardForm,
	type CardFormat,
	cardFormat,
	cardFormats,
	creepOf,
	openSides,
	pageOf,
	punchedFormat,
	punchings,
} from "@offizin/formats";
import { productWords } from "@offizin/words";
import { drawFormat } from "./draw-format.ts";
import { drawLegend } from "./draw-legend.ts";
import { millimetres } from "./ink.ts";

const words = productWords("card", "de-DE");

const headings: Readonly<Record<CardForm, string>> = {
	klappkarte: "Klappkarten",
	"din-lang-quer": "DIN lang quer",
	postkarte: "Postkarten",
	doppelklappkarte: "Doppelklappkarten",
	leporello: "Leporellos",
	pocketfold: "Pocketfolds",
	kartenfaecher: "Kartenfächer",
	kartentrio: "Kartentrio",
	einlegekarte: "Einlegekarten",
	einlegeblatt: "Einlegeblätter",
	booklet: "Hefte",
	menuekarte: "Menükarten",
	tischkarte: "Tischkarten",
	tischfaltkarte: "Tischaufsteller",
	sitzplan: "Sitzpläne",
	banderole: "Banderolen",
	flaschenetikett: "Flaschenetiketten",
	sticker: "Aufkleber",
	geschenkanhaenger: "Geschenkanhänger",
	konfetti: "Konfetti",
	polaroid: "Sofortbildkarten",
	fotostreifen: "Fotostreifen",
	ballonkarte: "Ballonkarten",
	teelichtkarte: "Teelichtkarten",
	"wunderkerzen-etikett": "Wunderkerzen-Etiketten",
	briefumschlag: "Briefumschläge",
};

const envelopeNames = { b6: "B6", c5: "C5", c6: "C6", c7: "C7", dl: "DL", sq: "SQ" } as const;
const sources = { spec: "S", verified: "V", norm: "N", market: "M" } as const;

function sizeWords({ width, height }: CardFormat["trim"]): string {
	return `${millimetres(width)} × ${millimetres(height)}`;
}

/** Sizes of the sheets a format is made of, each once. */
function sheetWords(format: CardFormat): string {
	return [...new Set(openSides(format).map(({ size }) => sizeWords(size)))].join(", ");
}

function pageCount({ pages, form }: CardFormat): number {
	if (form === "banderole") return 1;
	return pages.reduce((sum, { numbers }) => sum + numbers.length, 0);
}

function row(format: CardFormat): string {
	const { key, grammage } = format;
	const folds = openSides(format)[0]?.folds.length ?? 0;
	const cells = [
		nameOf(key),
		`\`${key}\``,
		sizeWords(format.trim),
		sheetWords(format),
		String(pageCount(format)),
		String(folds),
		format.envelope ? envelopeNames[format.envelope] : "",
		grammage ? `${grammage.min}–${grammage.max}` : "",
		sources[format.source],
	];
	return `| ${cells.join(" | ")} |`;
}

function picture(name: string, words: string): string {
	return `<img src="formats/${name}.svg" alt="${words}">`;
}

/** How far each sheet moves inwards, for the weights in the table of the catalogue. */
function creepWords(): string {
	const rows = [130, 170, 250].map((grammage) => {
		const shifts = [1, 2, 3].map((sheet) => millimetres(creepOf(sheet, grammage) ?? 0));
		return `| up to ${grammage} g/m² | ${shifts.join(" | ")} |`;
	});
	return [
		"Shown as the pages are read. Files have single pages, 1 to n, with bleed on all four sides; what bleeds over the spine is the page that faces it. Two staples hold sheets of four pages: the cover of 250 to 300 g/m², and inside it the weight of the table. When they are imposed, the pages of each sheet are moved towards the spine, by the paper inside:",
		["| Paper | 2nd sheet | 3rd sheet | 4th sheet |", "|---|---|---|---|", ...rows].join("\n"),
	].join("\n\n");
}

/** What of a pocketfold is too small for its drawing. */
function pocketWords([format]: readonly CardFormat[]): string {
	const [outside] = format?.sides ?? [];
	const back = format && pageOf(format, "back");
	const [narrow, wide] = back?.folds.map(({ at }) => at) ?? [];
	if (!format || !back || narrow === undefined || wide === undefined)
		throw new Error("A pocketfold has spines");
	const spine = millimetres(back.size.width - wide);
	const glue = millimetres(outside?.glue[0]?.box.width ?? 0);
	return `Filled it is ${spine} mm thick: the spine between back and front is ${spine} mm wide, that of the flap ${millimetres(narrow)} mm, each with two creases. The tabs beside the pocket are folded behind it and glued to the flap in a strip of ${glue} mm, so the cards have the whole width of the pocket. The flap is shorter by 2 mm and folds inside.`;
}

function section(form: CardForm, formats: readonly CardFormat[]): string {
	const pictures = formats.map(({ key }) => {
		const name = nameOf(key);
		return `**${name}**\n\n${picture(key, `Zeichnung: ${name}`)}`;
	});
	return [
		`## ${headings[form]}`,
		[
			"| Name | Key | Closed | Flat sheet | Pages | Folds | Envelope | g/m² | Source |",
			"|---|---|---|---|---|---|---|---|---|",
			...formats.map(row),
		].join("\n"),
		...(form === "booklet" ? [creepWords()] : []),
		...(form === "pocketfold" ? [pocketWords(formats)] : []),
		...pictures,
	].join("\n\n");
}

/** The card the punchings are shown on. */
const PUNCHED = "klappkarte-a6";

function punchingFiles(): readonly (readonly [string, string])[] {
	const format = cardFormat(PUNCHED);
	if (!format) throw new Error(`There is no format ${PUNCHED}`);
	return punchings
		.filter((punching) => punching !== "ohne")
		.map((punching) => {
			const title = `Zeichnung: ${words.value("punching", punching)}`;
			return [`punching-${punching}`, drawFormat(punchedFormat(format, punching), title)] as const;
		});
}

function nameOf(key: string): string {
	return words.value("formatType", key);
}

const intro = `# Card formats

Every card format of the catalogue, drawn from its data by \`npm run formats\`. Lengths are millimetres. The numbers on
the panels are page numbers; a page that stands on its head is turned on the sheet. Drawings differ in scale, so each has
a bar of 10 mm. The source of a measure is the specification (S), a checked page (V), a norm (N) or the market (M).

${picture("legend", "Legende der Zeichnungen")}`;

/** The page and its pictures: text by path below docs/. */
export function formatFiles(): ReadonlyMap<string, string> {
	const forms = Map.groupBy(cardFormats, ({ form }) => form);
	const punched = punchingFiles();
	const punchingSection = [
		"## Stanzungen",
		"Shown on the folded A6 card. Text stays 3 mm off the die line.",
		...punched.map(([name]) => {
			const told = words.value("punching", name.replace("punching-", ""));
			return `**${told}**\n\n${picture(name, `Zeichnung: ${told}`)}`;
		}),
	].join("\n\n");
	const page = [intro, ...[...forms].map(([form, formats]) => section(form, formats)), punchingSection];
	return new Map([
		["formats.md", `${page.join("\n\n")}\n`],
		["formats/legend.svg", drawLegend()],
		...cardFormats.map(
			(format) =>
				[`formats/${format.key}.svg`, drawFormat(format, `Zeichnung: ${nameOf(format.key)}`)] as const,
		),
		...punched.map(([name, svg]) => [`formats/${name}.svg`, svg] as const),
	]);
}
