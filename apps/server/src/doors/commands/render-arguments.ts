import { parseArgs } from "node:util";
import { MAX_QUANTITY } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import { OPERATOR_LOCALE } from "@offizin/sites";
import { say, wordsOf } from "@offizin/words";
import { parseRowSelection } from "../../nouns/print/row-selection.ts";
import type { RenderOrder } from "./render-design.ts";
import type { GuestOrder } from "./render-guests.ts";

const { render } = wordsOf(OPERATOR_LOCALE);
const tell = (message: string, values: Parameters<typeof say>[1]) => say(message, values, OPERATOR_LOCALE);

const USAGE = tell(render.usage, {});

/** Rows of the longest spreadsheet (ECMA-376). */
const MAX_ROW = 1_048_576;

const options = {
	profile: { type: "string" },
	guests: { type: "string" },
	sheet: { type: "string" },
	"header-row": { type: "string" },
	rows: { type: "string" },
	photos: { type: "string", multiple: true },
	quantity: { type: "string" },
} as const;

type Values = ReturnType<typeof parse>["values"];

function parse(words: readonly string[]) {
	return parseArgs({ args: [...words], allowPositionals: true, options });
}

/** The command line as an order; what it lacks comes back in words. */
export function readArguments(
	words: readonly string[],
	installation: RenderOrder["installation"],
): Result<RenderOrder, string> {
	let parsed: ReturnType<typeof parse>;
	try {
		parsed = parse(words);
	} catch (error) {
		return err(`${error instanceof Error ? error.message : error}\n${USAGE}`);
	}
	const { values, positionals } = parsed;
	const [design, folder, ...others] = positionals;
	if (!design || !folder || others.length > 0) return err(USAGE);
	const quantity = wholeNumber(values.quantity, MAX_QUANTITY);
	if (values.quantity !== undefined && quantity === undefined) {
		return err(tell(render.quantityWrong, { text: values.quantity, max: MAX_QUANTITY }));
	}
	const guestList = readGuestOrder(values);
	if (!guestList.ok) return guestList;
	return ok({
		design,
		folder,
		photos: values.photos ?? [],
		installation,
		...(guestList.value && { guestList: guestList.value }),
		...(quantity && { quantity }),
		...(values.profile !== undefined && { profile: values.profile }),
	});
}

function readGuestOrder(values: Values): Result<GuestOrder | undefined, string> {
	const { guests, sheet, "header-row": headerRow, rows } = values;
	if (!guests) {
		return [sheet, headerRow, rows].some((value) => value !== undefined)
			? err(`${render.guestsNeeded}\n${USAGE}`)
			: ok(undefined);
	}
	const header = wholeNumber(headerRow, MAX_ROW);
	if (headerRow !== undefined && header === undefined) {
		return err(tell(render.headerRowWrong, { text: headerRow }));
	}
	const selection = rows === undefined ? ok(undefined) : parseRowSelection(rows);
	if (!selection.ok) return err(tell(render.rowsWrong, selection.error));
	return ok({
		guests,
		...(sheet !== undefined && { sheet }),
		...(header && { headerRow: header }),
		...(selection.value && { rows: selection.value }),
	});
}

function wholeNumber(text: string | undefined, max: number): number | undefined {
	const number = text !== undefined && /^\d+$/.test(text) ? Number(text) : 0;
	return number >= 1 && number <= max ? number : undefined;
}
