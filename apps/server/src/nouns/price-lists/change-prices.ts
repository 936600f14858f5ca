import { err, invariant, ok, type Result } from "@offizin/base";
import type { OfficePriceChange, OfficePriceChangeBody } from "@offizin/contract";
import {
	bookWithChange,
	builtInRows,
	type ChangeProblem,
	loadPriceBook,
	type PriceChange,
	type PriceScope,
	rowsOfChange,
} from "@offizin/pricing";
import type { Trx } from "../../adapters/database/database.ts";
import { transact } from "../../adapters/database/transact.ts";
import type { Platform } from "../platform.ts";
import { savedRows } from "../price-books/price-books.ts";
import type { Actor } from "../staff/actor.ts";
import { changeHash, changeView, hasBegun, lockPrices, rowsOfId, type StoredRow } from "./change-store.ts";
import { todayIn } from "./price-list-view.ts";

export type ChangeRefusal =
	| { readonly code: "price_change_refused"; readonly problems: readonly ChangeProblem[] }
	| { readonly code: "price_change_unknown" }
	| { readonly code: "price_change_begun" };

type Changing = Pick<Platform, "database" | "now" | "prices">;

export interface ChangeOrder {
	readonly shop: PriceScope;
	readonly change: PriceChange;
	/** Who saves it, for the history. */
	readonly by: Actor;
	/** It is answered in. */
	readonly locale: string;
}

interface Withdrawal extends Omit<ChangeOrder, "change"> {
	readonly id: string;
}

export function readChange({ cells, reach, validFrom, validUntil }: OfficePriceChangeBody): PriceChange {
	return { cells, reach, validFrom, ...(validUntil === undefined ? {} : { validUntil }) };
}

/** Saves a change with all its rows or none, checked against everything saved before it. */
export async function saveChange(
	platform: Changing,
	{ shop, change, by, locale }: ChangeOrder,
): Promise<Result<OfficePriceChange, ChangeRefusal>> {
	const saved = await transact<readonly StoredRow[], ChangeRefusal>(platform.database.db, async (trx) => {
		await lockPrices(trx);
		const rows = rowsOfChange(change, shop);
		const { id, stored } = await findSame(trx, changeHash(rows));
		if (stored.length > 0) return ok(stored);
		const known = [...builtInRows(), ...(await savedRows(trx))];
		const book = bookWithChange(change, { shop, rows: known, todayIn: todayIn(platform.now) });
		if (!book.ok) return err({ code: "price_change_refused", problems: book.error });
		const at = platform.now();
		await trx
			.insertInto("price_row")
			.values(
				rows.map(({ validFrom, validUntil, market, channel, ...cell }) => ({
					...cell,
					change: id,
					market: market ?? null,
					channel: channel ?? null,
					valid_from: validFrom,
					valid_until: validUntil ?? null,
					saved_at: at,
					saved_by: by.name,
					saved_staff: by.id,
					withdrawn_at: null,
					withdrawn_by: null,
					withdrawn_staff: null,
				})),
			)
			.execute();
		return ok(await rowsOfId(trx, id));
	});
	return saved.ok ? ok(await shown(platform, shop, saved.value, locale)) : saved;
}

/** Takes back a change that holds nowhere yet; one that was taken back before stays so. */
export async function withdrawChange(
	platform: Changing,
	{ shop, id, by, locale }: Withdrawal,
): Promise<Result<OfficePriceChange, ChangeRefusal>> {
	const withdrawn = await transact<readonly StoredRow[], ChangeRefusal>(platform.database.db, async (trx) => {
		await lockPrices(trx);
		const rows = await rowsOfId(trx, id);
		const [first] = rows;
		if (!first || !touches(first, shop)) return err({ code: "price_change_unknown" });
		if (first.withdrawn_at) return ok(rows);
		if (hasBegun(first, shop, platform.now)) return err({ code: "price_change_begun" });
		await trx
			.updateTable("price_row")
			.set({ withdrawn_at: platform.now(), withdrawn_by: by.name, withdrawn_staff: by.id })
			.where("change", "=", id)
			.execute();
		// A later change may stand on this one: totals must not fall without it either.
		const left = loadPriceBook([...builtInRows(), ...(await savedRows(trx))]);
		if (!left.ok) return err({ code: "price_change_refused", problems: left.error });
		return ok(await rowsOfId(trx, id));
	});
	return withdrawn.ok ? ok(await shown(platform, shop, withdrawn.value, locale)) : withdrawn;
}

/** The saved rows of the same change; after a withdrawal the same one is a new one, under an id of its own. */
async function findSame(
	trx: Trx,
	hash: string,
): Promise<{ readonly id: string; readonly stored: readonly StoredRow[] }> {
	for (let count = 1; ; count += 1) {
		const id = count === 1 ? hash : `${hash}.${count}`;
		const stored = await rowsOfId(trx, id);
		if (!stored[0]?.withdrawn_at) return { id, stored };
	}
}

/** Only the list in which a change holds can take it back. */
function touches(row: StoredRow, { channel, market }: PriceScope): boolean {
	return (row.market ?? market) === market && (row.channel ?? channel) === channel;
}

async function shown(
	{ prices, now }: Changing,
	shop: PriceScope,
	[first, ...others]: readonly StoredRow[],
	locale: string,
): Promise<OfficePriceChange> {
	invariant(first, "a change has rows");
	await prices.reload();
	return changeView({ now, book: prices.book(), locale }, shop, [first, ...others]);
}
