import { invariant } from "@offizin/base";
import { type Day, wallTime } from "@offizin/calendar-days";
import { builtInRows, loadPriceBook, type PriceBook, type PriceRow, priceListOn } from "@offizin/pricing";
import { marketOf, type Site } from "@offizin/sites";
import type { Database, Db } from "../../adapters/database/database.ts";
import { isWithin } from "../../adapters/files/is-within.ts";
import type { Log } from "../../adapters/log/log.ts";

/** How long another process's change of prices may stay unseen. */
const FRESH_MS = 5_000;

/** All prices in force, kept in memory: those we start with and those saved since. */
export interface PriceBooks {
	/** The newest book known; looks for newer rows in the background. */
	book(): PriceBook;
	/** Reads the rows again, after a change of our own. */
	reload(): Promise<void>;
}

/** The rows saved and not withdrawn. */
export async function savedRows(db: Db): Promise<PriceRow[]> {
	const rows = await db
		.selectFrom("price_row")
		.selectAll()
		.where("withdrawn_at", "is", null)
		.orderBy("id")
		.execute();
	return rows.map(({ market, channel, valid_from, valid_until, ...cell }) => ({
		table: cell.table,
		row: cell.row,
		column: cell.column,
		currency: cell.currency,
		amount: cell.amount,
		validFrom: valid_from,
		...(market === null ? {} : { market }),
		...(channel === null ? {} : { channel }),
		...(valid_until === null ? {} : { validUntil: valid_until }),
	}));
}

/** Loads every price; throws with the first problem when what is stored can not be sold by. */
export async function loadPriceBooks(
	{ db }: Database,
	{ log, now }: { readonly log: Log; readonly now: () => Date },
): Promise<PriceBooks> {
	let book = bookOf(await savedRows(db));
	let mark = await markOf(db);
	let lookedAt = now();
	let looking: Promise<void> | undefined;

	async function reload(): Promise<void> {
		const newest = await markOf(db);
		if (newest === mark) return;
		book = bookOf(await savedRows(db));
		mark = newest;
	}
	return {
		book() {
			const at = now();
			if (!isWithin(FRESH_MS, lookedAt, at) && !looking) {
				lookedAt = at;
				looking = reload()
					.catch((error: unknown) => log.error({ error }, "prices could not be read again"))
					.finally(() => {
						looking = undefined;
					});
			}
			return book;
		},
		reload,
	};
}

function bookOf(saved: readonly PriceRow[]): PriceBook {
	const loaded = loadPriceBook([...builtInRows(), ...saved]);
	const [problem] = loaded.ok ? [] : loaded.error;
	invariant(loaded.ok, `stored prices can not be sold by: ${JSON.stringify(problem)}`);
	return loaded.value;
}

/** Changes with every row that is saved or withdrawn. */
async function markOf(db: Db): Promise<string> {
	const { rows, withdrawn } = await db
		.selectFrom("price_row")
		.select(({ fn }) => [fn.countAll<string>().as("rows"), fn.count<string>("withdrawn_at").as("withdrawn")])
		.executeTakeFirstOrThrow();
	return `${rows}-${withdrawn}`;
}

/** The day in a market, by which its prices are read. */
export function dayIn(site: Pick<Site, "market">, at: Date): Day {
	return wallTime(at.toISOString(), marketOf(site.market).timeZone).day;
}

/** What everything costs on a site at a moment. */
export function listFor(books: PriceBooks, site: Site, at: Date) {
	return priceListOn(books.book(), site, dayIn(site, at));
}
