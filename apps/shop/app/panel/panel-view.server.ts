import { isPacked, productOf, roleOf } from "@offizin/assortment";
import type { OptionPanel } from "@offizin/contract";
import { formatFigure, formatMoney } from "@offizin/money";
import { NONE } from "@offizin/solver";
import { say, wordsOf } from "@offizin/words";
import { offerAmount } from "#app/seo/offer-amount.server.ts";
import type { GroundColor } from "./ground-colors.tsx";
import type { LoadedPanel } from "./load-panel.server.ts";
import { type OptionView, optionView, withQuantity } from "./option-view.server.ts";
import { countedInPages, countedWords, pageCountOption } from "./page-count.server.ts";

/** Rows of the ladder around what is chosen that stand openly. */
const NEAR_STEPS = 4;
/** A ladder longer than this is shown in steps. */
const MOST_STEPS = 14;
const shownSteps = [1, 5, 10, 25, 50, 75, 100, 150, 200, 300, 500, 1000, 2500, 5000];

interface GroundView {
	readonly value: string;
	readonly offered: readonly GroundColor[];
}

/** Everything the panel shows, words and figures ready: the browser only lays it out. */
export function panelView(
	{ panel, gaveWay, refused }: LoadedPanel,
	locale: string,
	/** What the design that is looked at was made for. */
	own?: Readonly<Record<string, string>>,
) {
	const { quote, quantity, product } = panel;
	const price = (amount: number) => formatMoney({ amount, currency: quote.currency }, locale);
	const words = wordsOf(locale).shop.options;
	const noun = countedWords(panel, locale);
	const count = (pieces: number) => say(noun.pieces, { count: pieces }, locale);
	// A price that pieces cannot be counted up with is their mean.
	const each = ({ quantity: pieces, unit, total }: OptionPanel["ladder"][number]) =>
		say(
			unit * pieces === total ? words.exact : words.average,
			{ price: price(unit), each: noun.each },
			locale,
		);
	const pages = pageCountOption(panel);
	const all = panel.options.map((option) =>
		optionView(option === pages ? countedInPages(option, locale) : option, panel, locale, own),
	);
	const { foremost, quantities, idle } = productOf(product) ?? {};
	const isIdle = new Set(idle?.(panel.configuration));
	const isAsked = (option: OptionView) => isChoice(option, product) && !isIdle.has(option.key);
	const [options, settled] = [all.filter(isAsked), all.filter((option) => !isAsked(option))];
	const ladder = shownLadder(panel);
	const near = nearSteps(ladder, quantity);
	const [vat] = quote.vat;
	return {
		product,
		name: panel.name,
		configuration: panel.configuration,
		query: withQuantity(panel.query, quantity),
		...(foremost ? asked(options, [...(pages ? [pages.key] : []), ...foremost]) : { options, folded: [] }),
		/** What is settled, for forms sent without script. */
		settled: settled.map(({ key, value }) => ({ key, value })),
		notices: [
			...gaveWay,
			...panel.adjustments.map(({ option, ...adjustment }) => ({
				option,
				sentence: say(words.adjusted, adjustment, locale),
			})),
		],
		refused,
		quantity: {
			value: quantity,
			label: noun.quantity,
			/** What is ordered by the dozen begins with how many. */
			leads: (quantities?.default ?? 1) > 1,
			steps: stepsOf(panel).map((step) => ({
				value: step.quantity,
				text: step.quantity > 1 ? `${count(step.quantity)}, ${each(step)}` : count(step.quantity),
			})),
		},
		price: {
			total: price(quote.total),
			perPiece:
				quantity === 1
					? count(1)
					: say(words.forPieces, { pieces: count(quantity), each: each(quote) }, locale),
			delivery: quote.deliveryText,
			packed: packedWords(all, product, words.packed, locale),
			perSquareMetre: quote.perSquareMetre === undefined ? undefined : price(quote.perSquareMetre),
			reduction: quote.reduction && {
				before: price(quote.reduction.before),
				lowest30: price(quote.reduction.lowest30),
				// Rounded down: no reduction is told larger than it is (§ 5 UWG).
				percent: `${formatFigure(Math.floor(quote.reduction.perMille / 10), locale)}\u00a0%`,
			},
			...offerAmount({ amount: quote.total, currency: quote.currency }),
		},
		facts: [
			// The only size of a thing is a fact about it.
			...settled
				.filter(({ key }) => roleOf(product, key) === "sizeOfKind")
				.map(({ name, valueName }) => ({ name, value: valueName })),
			...panel.facts,
		],
		lines: quote.lines.map(({ code, name, unit, amount }) => ({
			code,
			name,
			unit: price(unit),
			amount: price(amount),
		})),
		sum: { pieces: count(quantity), unit: price(quote.unit), total: price(quote.total) },
		vat: vat && { rate: vat.rate / 10, amount: price(vat.amount) },
		ladder: ladder.map((step) => ({
			pieces: count(step.quantity),
			unit: price(step.unit),
			total: price(step.total),
			isChosen: step.quantity === quantity,
			isNear: near.includes(step),
		})),
		/** Colours to lie its photos on, where that is chosen beside it. */
		ground: undefined as GroundView | undefined,
		isSoldAsChosen: panel.isSoldAsChosen,
		/** None while nothing can be designed. */
		configurator: panel.configurator && {
			to: withAllOf(panel.configurator.path, withQuantity(panel.query, quantity)),
			files: [] as readonly string[],
		},
	};
}

export type PanelView = ReturnType<typeof panelView>;

/** The options asked first, in their order, and the others. */
function asked(options: readonly OptionView[], foremost: readonly string[]) {
	return {
		options: foremost.flatMap((key) => options.filter((option) => option.key === key)),
		folded: options.filter(({ key }) => !foremost.includes(key)),
	};
}

/** What is chosen between one step less and the next ones more. */
function nearSteps(ladder: OptionPanel["ladder"], quantity: number): OptionPanel["ladder"] {
	const at = ladder.findIndex((step) => step.quantity === quantity);
	const start = Math.max(0, Math.min(at - 1, ladder.length - NEAR_STEPS));
	return ladder.slice(start, start + NEAR_STEPS);
}

/** What is packed with each piece and counted in its price: "inkl. Umschlag (Weiß)". */
function packedWords(
	options: readonly OptionView[],
	product: OptionPanel["product"],
	message: string,
	locale: string,
): string | undefined {
	const packed = options.filter(({ key, value }) => isPacked(product, key) && value !== NONE);
	if (packed.length === 0) return undefined;
	return say(
		message,
		{ parts: packed.map(({ name, valueName }) => `${name} (${valueName})`).join(", ") },
		locale,
	);
}

/** Something to choose: more than one value, or a free one. */
function isChoice({ key, values, look, free }: OptionView, product: OptionPanel["product"]): boolean {
	// Colours of a part that may be missing: nothing to choose without the part.
	const isWithoutPart =
		roleOf(product, key) === "partColor" &&
		values.every(({ isPossible, isChosen }) => isChosen || !isPossible);
	if (isWithoutPart) return false;
	return values.length > 1 || look === "number" || free !== undefined;
}

/** Quantities offered, and between them whatever an address asked for. */
function stepsOf({ ladder, quantity, quote }: OptionPanel) {
	if (ladder.some((step) => step.quantity === quantity)) return ladder;
	const asked = { quantity, unit: quote.unit, total: quote.total };
	return [...ladder, asked].toSorted((a, b) => a.quantity - b.quantity);
}

function shownLadder(panel: OptionPanel) {
	const steps = stepsOf(panel);
	if (steps.length <= MOST_STEPS) return steps;
	return steps.filter(({ quantity }) => shownSteps.includes(quantity) || quantity === panel.quantity);
}

/** An address with the parameters of a query that it does not have yet. */
function withAllOf(address: string, query: string): string {
	const [path = "", own = ""] = address.split("?");
	const params = new URLSearchParams(own);
	for (const [name, value] of new URLSearchParams(query)) {
		if (!params.has(name)) params.append(name, value);
	}
	return `${path.endsWith("/") ? path : `${path}/`}?${params.toString()}`;
}
