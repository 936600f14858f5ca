import { err, ok, type Result } from "@offizin/base";
import type { OfficePriceChangeBody } from "@offizin/contract";
import type { Currency } from "@offizin/money";
import { type AmountUnit, type AmountUnreadable, parseAmount } from "@offizin/pricing";
import type { Formats } from "#app/formats/formats.ts";
import type { Say } from "#app/words/office-intl.tsx";

/** What stands in the form, as typed. */
export interface ChangeForm {
	readonly amount: string;
	readonly validFrom: string;
	/** Empty where the price stays. */
	readonly validUntil: string;
	readonly reach: OfficePriceChangeBody["reach"];
}

/** By field, what is wrong in words. */
export type FormErrors = Partial<Readonly<Record<"amount" | "validFrom" | "validUntil", string>>>;

export type ChangeDays = Pick<ChangeForm, "validFrom" | "validUntil">;

/** What is wrong with the days; `tomorrow` is the first day a price can change. */
export function dayErrors(
	{ validFrom, validUntil }: ChangeDays,
	tomorrow: string,
	t: Say,
	{ longDay }: Pick<Formats, "longDay">,
): FormErrors {
	return {
		...(validFrom === "" ? { validFrom: t("prices.problem.firstDayMissing") } : {}),
		...(validFrom !== "" && validFrom < tomorrow
			? { validFrom: t("prices.problem.firstDayTooEarly", { day: longDay(tomorrow) }) }
			: {}),
		...(validUntil !== "" && validUntil < validFrom
			? { validUntil: t("prices.problem.lastDayBeforeFirst") }
			: {}),
	};
}

interface TypedCell {
	readonly table: string;
	readonly row: string;
	readonly column: string;
	readonly unit: AmountUnit;
	/** Of the list. */
	readonly currency: Currency;
}

/** Reads the form of one cell. Whether the price can be sold by is the server's question. */
export function readChange(
	form: ChangeForm,
	cell: TypedCell,
	tomorrow: string,
	t: Say,
	formats: Pick<Formats, "longDay" | "mark">,
): Result<OfficePriceChangeBody, FormErrors> {
	const { table, row, column, unit, currency } = cell;
	const amount = parseAmount(form.amount, { unit, currency, mark: formats.mark });
	const errors: FormErrors = {
		...(amount.ok ? {} : { amount: amountReason(amount.error, t) }),
		...dayErrors(form, tomorrow, t, formats),
	};
	if (!amount.ok || Object.keys(errors).length > 0) return err(errors);
	return ok({ cells: [{ table, row, column, amount: amount.value }], ...placeAndTime(form) });
}

function amountReason({ code, ...values }: AmountUnreadable, t: Say): string {
	return t(`amount.${code}`, values);
}

/** Where and when, as the door takes it. */
export function placeAndTime({
	reach,
	validFrom,
	validUntil,
}: Omit<ChangeForm, "amount">): Omit<OfficePriceChangeBody, "cells"> {
	return { reach, validFrom, ...(validUntil === "" ? {} : { validUntil }) };
}
