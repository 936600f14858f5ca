import { nest, type Piece, type StockForm, stockFormOf } from "@offizin/production";
import { median } from "../rounds.ts";
import type { Figure, Row } from "../row.ts";

const PICTURES = 200;
const ROUNDS = 7;
/** As they are ordered most, in mm; three in five lie. */
const sizes = [
	[200, 300],
	[300, 400],
	[400, 600],
	[600, 800],
	[600, 900],
	[800, 1200],
	[500, 500],
	[300, 300],
	[700, 1000],
] as const;

/** A busy day of pictures laid on boards and rolls: how long that takes, and what is thrown away. */
export const nesting: Row = {
	name: "nesting",
	run() {
		const figures = ["acrylglas", "leinwand", "poster"].map((material): Figure => {
			const form = stockFormOf(material, "");
			if (!form) throw new Error(`${material} comes in something`);
			const times = Array.from({ length: ROUNDS }, () => timed(form));
			const { sheets, waste } = nest(pictures, form);
			return {
				what: `${PICTURES} pictures laid on ${sheets.length} ${form.kind === "board" ? "boards" : "lengths of a roll"} (${material})`,
				ours: `${median(times).toFixed(0)} ms, ${waste} % waste`,
			};
		});
		return Promise.resolve({ figures, notes: [] });
	},
};

function timed(form: StockForm): number {
	const begun = performance.now();
	nest(pictures, form);
	return performance.now() - begun;
}

const pictures: readonly Piece[] = Array.from({ length: PICTURES }, (_none, at) => {
	// A row of numbers that is always the same.
	const [short, long] = sizes[(at * 7919) % sizes.length] ?? [300, 400];
	const lies = (at * 104_729) % 5 < 3;
	return { key: String(at), width: lies ? long : short, height: lies ? short : long };
});
