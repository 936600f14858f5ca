import { cardFormats, marketOf, papers, quantityLadder } from "@offizin/catalog";
import { cardPriceListDe, quoteCard } from "@offizin/pricing";
import { layoutText } from "@offizin/text";
import { mm, um } from "@offizin/units";
import { loadDesignFonts } from "../tools/template-fonts.ts";
import { median } from "./rounds.ts";
import type { Row } from "./row.ts";

const QUOTES = 100_000;
const LAYOUTS = 40;
const ROUNDS = 7;
const MIN_QUOTES_PER_SECOND = 200_000;

/** Pure functions on one core: explained card quotes over every format, paper and quantity; one long text laid out. */
export const quotes: Row = {
	name: "quotes",
	async run() {
		const shaper = await loadDesignFonts();
		const style = {
			font: "eb-garamond-400",
			size: um(3528),
			leading: 130,
			tracking: 0,
			align: "left",
		} as const;
		const words = "Wir freuen uns, am schönsten Tag mit Euch zu feiern und laden herzlich ein.".split(" ");
		let texts = 0;
		const layout = () => {
			texts += 1;
			// Another number in every text, or the second time would only measure the cache of shaped lines.
			const text = Array.from(
				{ length: 200 },
				(_, at) => `${words[at % words.length]}${at % 9 ? "" : texts + at}`,
			);
			const request = {
				text: text.join(" "),
				style,
				width: mm(120),
				height: mm(200),
				verticalAlign: "top",
			} as const;
			return layoutText(shaper, request).lines.length;
		};
		const perSecond: number[] = [];
		const layoutMs: number[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			perSecond.push((1000 * QUOTES) / timed(() => quoteMany(QUOTES)));
			layoutMs.push(timed(() => Array.from({ length: LAYOUTS }, layout)) / LAYOUTS);
		}
		const rate = median(perSecond);
		return {
			figures: [
				{
					what: "Card quotes per second and core",
					ours: Math.round(rate).toLocaleString("en"),
					budget: `≥ ${MIN_QUOTES_PER_SECOND.toLocaleString("en")}`,
					isKept: rate >= MIN_QUOTES_PER_SECOND,
				},
				{ what: "Layout of a new text of 200 words", ours: `${median(layoutMs).toFixed(2)} ms` },
			],
			notes: [],
		};
	},
};

function quoteMany(count: number): number {
	const market = marketOf("de");
	const formats = cardFormats.filter(({ priceFactor }) => priceFactor !== undefined);
	let total = 0;
	for (let at = 0; at < count; at++) {
		const format = formats[at % formats.length];
		const stock = papers[at % papers.length];
		const quantity = quantityLadder[at % quantityLadder.length];
		if (!format || !stock || !quantity) throw new Error("the catalogue is empty");
		const configuration = {
			formatType: format.key,
			paperType: stock.key,
			refinementType: "ohne",
			punching: "ohne",
		} as const;
		const quote = quoteCard({ configuration, quantity }, cardPriceListDe, market);
		if (!quote.ok) throw new Error(`no quote: ${JSON.stringify(quote.error)}`);
		total += quote.value.total;
	}
	return total;
}

function timed(work: () => unknown): number {
	const startedAt = performance.now();
	work();
	return performance.now() - startedAt;
}
