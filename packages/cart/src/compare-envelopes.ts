import { accessory, envelopeSizeOf, isQuantity, packedSkus } from "@offizin/assortment";
import type { Cart } from "./cart.ts";
import type { ArticleLine, CartLine, DesignLine, ProductLine } from "./cart-line.ts";

/** Where cards and the envelopes they are sent in differ in number (cart.C12). */
export interface EnvelopeDifference {
	/** The line of envelopes it is told at. */
	readonly line: string;
	readonly cards: number;
	readonly envelopes: number;
	/** "recipients": each envelope has an address of its own, so that it is the cards that follow. */
	readonly of: "printed" | "recipients" | "blank";
	/** The quantity that makes them equal; undefined where both are as many as guests. */
	readonly repair:
		| { readonly line: string; readonly quantity: number; readonly of: "cards" | "envelopes" }
		| undefined;
}

type CardLine = DesignLine | ProductLine;
type CountedLine = CardLine | ArticleLine;

/** As many to spare are nobody's mistake: for misspelt names, and as the steps of the quantities want it. */
export function usualReserve(quantity: number): number {
	return Math.max(10, Math.ceil(quantity / 5));
}

/** Every difference that is hardly intended, in the order of the cart; none that somebody has said is, until it is another. */
export function compareEnvelopes({ lines }: Pick<Cart, "lines">): readonly EnvelopeDifference[] {
	const isIntended = ({ line: id, cards, envelopes }: EnvelopeDifference) =>
		lines.some(
			(line) =>
				line.id === id &&
				(line.item === "design" || line.item === "article") &&
				line.intended?.cards === cards &&
				line.intended.envelopes === envelopes,
		);
	return [...comparePrinted(lines), ...compareBlank(lines)].filter((one) => !isIntended(one));
}

function comparePrinted(lines: readonly CartLine[]): readonly EnvelopeDifference[] {
	const designs = lines.filter(isMade);
	const cards = new Set(designs.flatMap(({ beside }) => beside ?? []));
	return [...cards].flatMap((card) => {
		const own = designs.filter(({ designId }) => designId === card);
		const envelopes = designs.filter(({ beside }) => beside === card);
		return own.length > 0 ? differenceOf(own, envelopes) : [];
	});
}

function differenceOf(
	cardLines: readonly DesignLine[],
	envelopeLines: readonly DesignLine[],
): readonly EnvelopeDifference[] {
	const at = envelopeLines.at(-1);
	if (!at) return [];
	const cards = sumOf(cardLines);
	const envelopes = sumOf(envelopeLines);
	const bare = sumOf(cardLines.filter((line) => !hasEnvelope(line)));
	const hasRecipients = envelopeLines.some(({ isPersonal }) => isPersonal);
	const missing = hasRecipients ? bare - envelopes > usualReserve(envelopes) : bare > envelopes;
	const tooMany = hasRecipients ? envelopes > cards : envelopes - cards > usualReserve(cards);
	if (!missing && !tooMany) return [];
	return [
		{
			line: at.id,
			cards,
			envelopes,
			of: hasRecipients ? "recipients" : "printed",
			repair: hasRecipients
				? repairOf("cards", cardLines, envelopes - (missing ? bare : cards))
				: repairOf("envelopes", envelopeLines, (missing ? bare : cards) - envelopes),
		},
	];
}

/** Envelopes from stock are for the cards of their size that have none yet; any more of them are somebody's own affair. */
function compareBlank(lines: readonly CartLine[]): readonly EnvelopeDifference[] {
	const designs = lines.filter(isMade);
	const bare = lines.filter(
		(line): line is CardLine =>
			(line.item === "design" || line.item === "product") &&
			!hasEnvelope(line) &&
			!designs.some(({ beside }) => line.item === "design" && beside === line.designId),
	);
	const stock = lines.filter((line) => line.item === "article");
	const sizes = new Set(stock.flatMap((line) => sizeOfArticle(line) ?? []));
	return [...sizes].flatMap((size) => {
		const articles = stock.filter((line) => sizeOfArticle(line) === size);
		const cards = sumOf(bare.filter((line) => envelopeSizeOf(line) === size));
		const envelopes = sumOf(articles);
		const at = articles.at(-1);
		if (!at || envelopes >= cards) return [];
		const repair = repairOf("envelopes", articles, cards - envelopes);
		return [{ line: at.id, cards, envelopes, of: "blank" as const, repair }];
	});
}

/** The last line that can take the difference; what is as many as guests keeps its number. */
function repairOf(
	of: "cards" | "envelopes",
	lines: readonly CountedLine[],
	difference: number,
): EnvelopeDifference["repair"] {
	const line = lines.findLast(
		(candidate) =>
			!(candidate.item === "design" && candidate.isPersonal) && isQuantity(candidate.quantity + difference),
	);
	return line && { line: line.id, quantity: line.quantity + difference, of };
}

function isMade(line: CartLine): line is DesignLine {
	return line.item === "design";
}

function hasEnvelope({ configuration }: CardLine): boolean {
	return packedSkus(configuration).some((sku) => accessory(sku)?.kind === "envelope");
}

function sizeOfArticle({ sku }: ArticleLine): string | undefined {
	const parts = accessory(sku)?.parts;
	return parts?.kind === "envelope" ? parts.size : undefined;
}

function sumOf(lines: readonly CountedLine[]): number {
	return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
