import type { Row } from "../row.ts";
import { measureLoading } from "./loading.ts";
import { measurePriceCalls } from "./price-calls.ts";
import { measureQuotes } from "./quote-rate.ts";

/** Quotes by themselves, price calls over HTTP beside Vendure, and what the catalogue takes to load. */
export const prices: Row = {
	name: "prices",
	async run() {
		const results = [measureQuotes(), await measurePriceCalls(), await measureLoading()];
		return {
			figures: results.flatMap(({ figures }) => figures),
			notes: results.flatMap(({ notes }) => notes),
		};
	},
};
