import { say, wordsOf } from "@offizin/words";
import type { Context } from "hono";
import type { ChangeRefusal } from "../../../nouns/price-lists/change-prices.ts";
import { problemWords } from "../../../nouns/price-lists/change-words.ts";
import type { SheetProblems } from "../../../nouns/price-lists/sheet-lines.ts";
import { type Refused, refuse } from "../../http/refuse.ts";
import type { StaffEnv } from "../../staff/require-staff.ts";

/** More than a person reads before starting to mend. */
const SHOWN = 20;

/** Refuses a change; problems are named by "table/row/column", and the message says the first. */
export function refuseChange(c: Context<StaffEnv>, refusal: ChangeRefusal): Refused {
	const { locale } = c.var.context.site;
	if (refusal.code !== "price_change_refused") return refuse(c, refusal.code);
	const { problems } = refusal;
	const fields: Record<string, string> = {};
	for (const problem of problems.slice(0, SHOWN)) {
		fields[`${problem.table}/${problem.row}/${problem.column}`] ??= problemWords(problem, locale);
	}
	const [first] = problems;
	return refuse(c, refusal.code, {
		fields,
		...(first ? { message: problemWords(first, locale) } : {}),
		more: { problems: problems.length },
	});
}

/** Refuses a sheet; what is wrong is named by "row, column", and the message counts where there is more of it. */
export function refuseSheet(c: Context<StaffEnv>, problems: SheetProblems): Refused {
	const { locale } = c.var.context.site;
	const all = Object.entries(problems);
	const message = say(wordsOf(locale).priceSheet.many, { count: all.length, shown: SHOWN }, locale);
	return refuse(c, "price_sheet_unreadable", {
		fields: Object.fromEntries(all.slice(0, SHOWN)),
		...(all.length > SHOWN ? { message } : {}),
		more: { problems: all.length },
	});
}
