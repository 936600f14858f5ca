import { buildChanged } from "../../tools/build.ts";
import { startDemoServer } from "../../tools/demo-server.ts";
import { CONNECTIONS, measureAnswers, ROUNDS, SECONDS, type SendLoad } from "../pages/answer-rate.ts";
import { median } from "../rounds.ts";
import type { Figure, RowResult } from "../row.ts";
import { sendUniqueLoad } from "./unique-load.ts";
import { startVendureServer, VARIANTS } from "./vendure-server.ts";

const CARD =
	"/web-api/card-price?formatType=klappkarte-a6&paperType=creme&refinementType=gold&sku=envelope-gerade-weiss-c6&quantity={1-1000}";
const PANEL =
	"/web-api/calculator/reference?product=photoframe&materialType=poster&quantity={1-100}&format={30-90}x40";
const ARTICLE = "/price-api/prices/article?materialType=leinwand&format={30-90}x40&quantity={1-100}";
/** Apollo answers a GET only to those who cannot be a form of another site. */
const fromScript = { "apollo-require-preflight": "true" };

const perSecond = (rate: number) => `${Math.round(rate).toLocaleString("en")}/s`;

/** Prices over HTTP, each answer made anew, beside the same question to Vendure. */
export async function measurePriceCalls(): Promise<RowResult> {
	if (buildChanged().failed.length > 0) throw new Error("An app could not be built.");
	const ours = await startDemoServer();
	const stops: (() => Promise<unknown>)[] = [ours.stop];
	try {
		const vendure = await startVendureServer();
		stops.push(vendure.stop);
		const { pid } = ours;
		const asked = (query: string) => ({
			address: `${vendure.shopApi}?query=${encodeURIComponent(query)}`,
			pid: vendure.pid,
			headers: fromScript,
		});
		const targets = {
			card: { address: `${ours.origins.papiervogel}${CARD}`, pid },
			article: { address: `${ours.origins.bildwand}${ARTICLE}`, pid },
			panel: { address: `${ours.origins.bildwand}${PANEL}`, pid },
			variant: asked(
				`{product(id:"${vendure.productId}"){variantList(options:{filter:{sku:{eq:"${vendure.sku}"}}}){items{priceWithTax}}}}`,
			),
			variants: asked(`{product(id:"${vendure.productId}"){variants{id priceWithTax}}}`),
		};
		const wall = new Map<string, number[]>();
		const send: SendLoad = async (address, options) => {
			const load = await sendUniqueLoad(address, options);
			const known = wall.get(address) ?? [];
			if (options.seconds === SECONDS) wall.set(address, [...known, load.answers / load.seconds]);
			return load;
		};
		const rates = await measureAnswers(targets, send);
		const perClock = Object.entries(targets).map(
			([name, { address }]) => `${name} ${perSecond(median(wall.get(address) ?? []))}`,
		);
		return report(rates, perClock);
	} finally {
		for (const stop of stops.toReversed()) await stop();
	}
}

type Rates = Readonly<Record<"card" | "article" | "panel" | "variant" | "variants", number>>;

function report(rates: Rates, perClock: readonly string[]): RowResult {
	const beside = (what: string, ours: number, peer: number): Figure => ({
		what,
		ours: perSecond(ours),
		peer: perSecond(peer),
		ratio: `${(ours / peer).toFixed(1)} ×`,
	});
	return {
		figures: [
			beside("Price of a card over HTTP, against one variant of Vendure 3.7", rates.card, rates.variant),
			beside(
				"Price of a picture over HTTP, against one variant of Vendure 3.7",
				rates.article,
				rates.variant,
			),
			beside(
				`Panel of a picture over HTTP, against ${VARIANTS} variants of Vendure 3.7`,
				rates.panel,
				rates.variants,
			),
		],
		notes: [
			`Price calls: answers per second of processor time of the server's process, medians of ${ROUNDS} rounds of ${SECONDS} s over ${CONNECTIONS} connections, every address a new one. Vendure's PostgreSQL is not counted, our PGlite is. By the clock: ${perClock.join(", ")}.`,
		],
	};
}
