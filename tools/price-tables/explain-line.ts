import { accessory, photobookRow } from "@offizin/assortment";
import { paper } from "@offizin/formats";
import { formatMoney, money } from "@offizin/money";
import { type PriceList, priceIn, type Selection } from "@offizin/pricing";
import { accessoryName, productWords } from "@offizin/words";

/** The tables name things in German whatever the market. */
const WORDS = "de-DE";

/** What an explanation looks things up in. */
interface Explained {
	/** What was chosen for an option, as in the configuration. */
	chosen(option: string): string;
	/** The same in words. */
	words(option: string): string;
	/** A cell of the price list, as money. */
	money(table: string, row: string, column?: string): string;
	/** The same as a plain number. */
	figure(table: string, row: string, column?: string): number;
	readonly quantity: number;
}

type Explain = (explained: Explained) => string;

const accessoryOptions: Readonly<Record<string, string>> = {
	"accessory.envelope": "envelope",
	"accessory.inlay": "inlay",
	"accessory.ribbon": "ribbon",
	"accessory.seal": "seal",
	"accessory.screw": "screw",
	"accessory.standard": "standFoot",
};

const percent = (perMille: number) => `${perMille / 10} %`;
const decimal = (figure: number) => String(figure).replace(".", ",");

function sizeOf(text: string): { readonly width: number; readonly height: number } {
	const [width = Number.NaN, height = Number.NaN] = text.split("x").map(Number);
	return { width, height };
}

function byArea(materialOption: string, sizeOption: string): Explain {
	return ({ chosen, words, money: price }) => {
		const material = chosen(materialOption);
		const { width, height } = sizeOf(chosen(sizeOption));
		const cell = (column: string) => price("photoframe.material", material, column);
		const area = decimal((width * height) / 10_000);
		return `${words(materialOption)}: ${cell("fix")} + ${area} m² × ${cell("perSquareMetre")}, at least ${cell("min")}, up to the ending`;
	};
}

function fromCell(table: string, option: string, column?: string): Explain {
	return ({ chosen, words, money: price }) => `${words(option)}: ${price(table, chosen(option), column)}`;
}

function book({ chosen }: Explained): string {
	return `${chosen("type")}-${chosen("cover")}`;
}

function frame({ chosen, words, money: price, figure }: Explained): string {
	const { width, height } = sizeOf(chosen("format"));
	const around = (2 * (width + height)) / 100 + (8 * Number(chosen("matSize"))) / 1000;
	const key = chosen("frame");
	const fix = figure("photoframe.frame", key, "fix");
	const start = fix === 0 ? "" : `${price("photoframe.frame", key, "fix")} + `;
	return `${words("frame")}: ${start}${decimal(around)} m × ${price("photoframe.frame", key, "perMetre")}`;
}

/** By the code of a line: why it is there and what it comes from. */
const explanations: Readonly<Record<string, Explain>> = {
	"card.base": ({ chosen, words, money: price, figure, quantity }) => {
		const format = chosen("formatType");
		const name = words("formatType");
		if (/^(sitzplan|konfetti|briefumschlag)/.test(format))
			return `${name}: ${price("card.fixed", format)}, whatever the quantity`;
		return `${name}: ${decimal(figure("card.factor", format, "factor") / 100)} × a folded A6 card at ${quantity}`;
	},
	"card.paper": ({ chosen, words, money: price }) => {
		const priceClass = String(paper(chosen("paperType"))?.priceClass);
		return `${words("paperType")}: ${price("card.paper", priceClass)} at 50, elsewhere in step with the folded A6 card`;
	},
	"card.refinement": ({ words, quantity }) =>
		`${words("refinementType")}, the step or between the steps at ${quantity}`,
	"card.punching": fromCell("card.punching", "punching"),
	"calendar.base": ({ chosen, words, money: price }) =>
		`${words("type")} ${words("formatType")}: ${price("calendar.base", chosen("type"), chosen("formatType"))}`,
	"calendar.mounting": fromCell("calendar.mounting", "mountingType"),
	"photobook.base": (of) =>
		`${of.words("type")}, ${of.words("cover")}, ${of.words("format")}: ${of.money("photobook.base", book(of), of.chosen("format"))}`,
	"photobook.pages": (of) => {
		const pages = photobookRow(of.chosen("type"), of.chosen("cover"))?.pages;
		if (!pages) throw new Error(`There is no book ${book(of)}.`);
		const more = Number(of.chosen("pageCount")) - pages.min;
		return `${more} pages above ${pages.min}: ${more / pages.step} × ${of.money("photobook.pages", book(of), of.chosen("format"))}`;
	},
	"photobook.paper": (of) =>
		`${of.words("paper")}: ${percent(of.figure("photobook.paper", of.chosen("paper"), book(of)))} of the book with its pages`,
	"photobook.foil": fromCell("photobook.foil", "refinementType"),
	"guestbook.base": ({ chosen, words, money: price }) =>
		`${words("type")} ${words("format")}: ${price("guestbook.base", chosen("type"), chosen("format"))}`,
	"guestbook.pages": ({ chosen, money: price }) => {
		const more = Number(chosen("pageCount")) - 48;
		return `${more} pages above 48: ${more / 8} × ${price("guestbook.pages", chosen("format"))}`;
	},
	"guestbook.lineature": fromCell("guestbook.lineature", "lineature"),
	"guestbook.foil": fromCell("guestbook.foil", "refinementType"),
	"photobox.base": ({ chosen, words, money: price }) =>
		`${words("format")}, ${words("amount")}: ${price("photobox.base", chosen("format"), chosen("amount"))}`,
	"photobox.material": ({ chosen, words, figure }) =>
		`${words("material")}: ${percent(figure("photobox.material", chosen("material"), "share"))}`,
	"photoprint.base": ({ chosen, words, money: price, quantity }) =>
		quantity < 100
			? `${words("format")}: ${price("photoprint.base", chosen("format"), "any")}`
			: `${words("format")} from 100 on: ${price("photoprint.base", chosen("format"), "many")}`,
	"photoprint.material": ({ chosen, words, money: price }) =>
		`${words("material")}: ${price("photoprint.material", chosen("format"), chosen("material"))}`,
	"photoprint.discount": ({ chosen, money: price }) =>
		`down to 100 × ${price("photoprint.base", chosen("format"), "many")}`,
	"collage.base": byArea("productType", "formatType"),
	"collage.layout": fromCell("collage.layout", "productType"),
	"merch.base": ({ chosen, words, money: price }) =>
		`${words("type")}, ${words("format")}: ${price("merch.base", chosen("type"), chosen("format"))}`,
	"giftwrap.base": fromCell("giftwrap.base", "sheets"),
	"photoframe.base": byArea("materialType", "format"),
	"photoframe.variant": ({ chosen, words, figure }) =>
		`${words("variant")}: ${percent(figure("photoframe.variant", chosen("materialType"), chosen("variant")))} before the step to the ending`,
	"photoframe.edge": fromCell("photoframe.edge", "edge"),
	"photoframe.parts": fromCell("photoframe.parts", "parts"),
	"photoframe.frame": frame,
	"photoframe.mat": fromCell("photoframe.mat", "matSize"),
	"photoframe.glazing": ({ words, chosen, money: price }) =>
		`${words("glazing")}: area with the mat × ${price("photoframe.glazing", chosen("glazing"), "perSquareMetre")} per m²`,
	"guestbook.entry": fromCell("guestbook.entry", "entry"),
};

function discount(code: string, list: PriceList, quantity: number): string {
	const steps = Object.entries(list.cells[code] ?? {});
	const [from, columns] = steps.findLast(([step]) => Number(step) <= quantity) ?? [];
	return `from ${from} on: ${percent(columns?.share ?? Number.NaN)} of the piece`;
}

/** Why a line of a quote is there, and what it is made of. Throws for a code without words. */
export function explainLine(code: string, selection: Selection, list: PriceList, locale: string): string {
	const { configuration, quantity } = selection;
	const chosen = (option: string) => configuration[option] ?? "";
	const figure = (table: string, row: string, column?: string) => {
		const cell = priceIn(list, table, row, column);
		if (!cell.ok) throw new Error(`${code}: no ${table} ${row} ${column ?? ""}`);
		return cell.value;
	};
	const sku = chosen(accessoryOptions[code] ?? "");
	const article = accessory(sku);
	if (sku) return article ? accessoryName(article, WORDS) : sku;
	const explain = explanations[code];
	if (!explain && code.endsWith(".discount")) return discount(code, list, quantity);
	if (!explain) throw new Error(`The line ${code} has no explanation.`);
	return explain({
		chosen,
		words: (option) => productWords(selection.product, WORDS).value(option, chosen(option)),
		money: (table, row, column) => formatMoney(money(figure(table, row, column), list.currency), locale),
		figure,
		quantity,
	});
}
