import type { TemplateRow } from "@offizin/templates";
import type { Database, Db } from "../../adapters/database/database.ts";
import { isWithin } from "../../adapters/files/is-within.ts";
import type { Log } from "../../adapters/log/log.ts";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import { motifOf, type PopularityOf } from "./find-templates.ts";

/** How long what was counted holds. Counting reads every design of the time it counts. */
const FRESH_MS = 3_600_000;
/** What is still popular now. */
const COUNTED_DAYS = 90;
/** Somebody who ordered a design weighs as much as so many who began one. */
const ORDER_WEIGHT = 5;
const DAY_MS = 86_400_000;

/** What people design and order most, counted once an hour. */
export interface Popularity {
	/** The newest count known; looks for a newer one in the background. */
	readonly now: () => { readonly of: PopularityOf; readonly version: number };
}

/** Counts what is there and keeps counting; before anybody designed anything, the start values of the recipes hold. */
export async function countPopularity(
	{ db }: Database,
	{ rows }: Pick<TemplateStore, "rows">,
	{ log, now }: { readonly log: Log; readonly now: () => Date },
): Promise<Popularity> {
	let version = 0;
	let counted = await countSince(db, rows, now());
	let countedAt = now();
	let counting: Promise<void> | undefined;

	async function recount(): Promise<void> {
		const newer = await countSince(db, rows, now());
		if ([...newer].some(([motif, count]) => counted.get(motif) !== count)) version += 1;
		counted = newer;
	}
	return {
		now() {
			const at = now();
			if (!isWithin(FRESH_MS, countedAt, at) && !counting) {
				countedAt = at;
				counting = recount()
					.catch((error: unknown) => log.error({ err: error }, "popularity could not be counted"))
					.finally(() => {
						counting = undefined;
					});
			}
			return { of: (motif) => counted.get(motif) ?? 0, version };
		},
	};
}

async function countSince(
	db: Db,
	rows: readonly TemplateRow[],
	at: Date,
): Promise<ReadonlyMap<string, number>> {
	const since = new Date(at.getTime() - COUNTED_DAYS * DAY_MS);
	const [begun, ordered] = await Promise.all([
		db
			.selectFrom("design")
			.select(({ fn }) => ["template", fn.countAll<string>().as("count")])
			.where("created_at", ">=", since)
			.groupBy("template")
			.execute(),
		db
			.selectFrom("order_line")
			.innerJoin("order", "order.id", "order_line.order")
			.select(({ fn }) => ["order_line.template", fn.countAll<string>().as("count")])
			.where("order.placed_at", ">=", since)
			.groupBy("order_line.template")
			.execute(),
	]);
	const counts = new Map<string, number>();
	const byId = new Map(rows.map((row) => [row.id, row]));
	for (const row of rows) counts.set(motifOf(row), row.startPopularity);
	const add = (template: string | null, count: number) => {
		const row = byId.get(template ?? "");
		if (row) counts.set(motifOf(row), (counts.get(motifOf(row)) ?? 0) + count);
	};
	for (const { template, count } of begun) add(template, Number(count));
	for (const { template, count } of ordered) add(template, ORDER_WEIGHT * Number(count));
	return counts;
}
