import { err, ok, type Result } from "@offizin/base";
import type { OfficePricePreview } from "@offizin/contract";
import {
	bookWithChange,
	builtInRows,
	changeWarnings,
	compareExamples,
	type PriceChange,
	type PriceScope,
	priceIn,
	priceListOn,
} from "@offizin/pricing";
import { lineName, priceExampleName } from "@offizin/words";
import type { Platform } from "../platform.ts";
import { savedRows } from "../price-books/price-books.ts";
import type { ChangeRefusal } from "./change-prices.ts";
import { warningWords } from "./change-words.ts";
import { todayIn } from "./price-list-view.ts";

/** What a change does on its first day in a shop, or why it cannot be saved. */
export async function previewChange(
	{ database, prices, now }: Pick<Platform, "database" | "prices" | "now">,
	shop: PriceScope,
	change: PriceChange,
	locale: string,
): Promise<Result<OfficePricePreview, ChangeRefusal>> {
	await prices.reload();
	const rows = [...builtInRows(), ...(await savedRows(database.db))];
	const book = bookWithChange(change, { shop, rows, todayIn: todayIn(now) });
	if (!book.ok) return err({ code: "price_change_refused", problems: book.error });
	const before = priceListOn(prices.book(), shop, change.validFrom);
	const after = priceListOn(book.value, shop, change.validFrom);
	const isChanged = ({ table, row, column }: PriceChange["cells"][number]) => {
		const [old, now] = [before, after].map((list) => priceIn(list, table, row, column));
		return old?.ok !== now?.ok || (old?.ok && now?.ok && old.value !== now.value);
	};
	return ok({
		day: change.validFrom,
		currency: after.currency,
		changed: change.cells.filter(isChanged).length,
		examples: compareExamples(before, after).map(({ sold, lines, ...effect }) => ({
			...effect,
			name: priceExampleName({ key: effect.key, sold }, locale),
			lines: lines.map((line) => ({ ...line, name: lineName(line.code, locale) })),
		})),
		warnings: changeWarnings(change.cells, { before, after }).map((warning) => {
			const { table, row, column, code } = warning;
			return { table, row, column, code, text: warningWords(warning, after.currency, locale) };
		}),
	});
}
