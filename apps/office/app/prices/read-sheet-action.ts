import type { CallError, OfficePriceChangeBody } from "@offizin/contract";
import { officeRoutes } from "@offizin/contract/browser";
import { call, type SheetContent } from "#app/api/call.ts";
import { type ChangeAnswer, type ChangeRequest, runChangeRequest } from "./change-action.ts";

/** A spreadsheet with when and where its prices are to hold. */
export interface SheetRequest {
	readonly intent: "read";
	readonly csv: string;
	readonly terms: Omit<OfficePriceChangeBody, "cells">;
}

export type SheetAnswer =
	| ChangeAnswer
	/** The sheet could be read: what it changes, and the effect of that, where it changes anything. */
	| { readonly intent: "read"; readonly content: SheetContent; readonly effect: ChangeAnswer | undefined }
	| { readonly intent: "unreadable"; readonly refusal: CallError };

/** Reads a sheet and shows at once what it does; or runs what is asked about that change. */
export async function runSheetRequest(
	request: SheetRequest | ChangeRequest,
	params: { readonly channel: string; readonly market: string },
): Promise<SheetAnswer> {
	if (request.intent !== "read") return runChangeRequest(request, params);
	const body = { csv: request.csv, validFrom: request.terms.validFrom };
	const read = await call(officeRoutes.officeReadPriceSheet, { params, body });
	if (!read.ok) return { intent: "unreadable", refusal: read.error };
	const cells = read.value.cells.map(({ table, row, column, amount }) => ({ table, row, column, amount }));
	const change = { ...request.terms, cells };
	return {
		intent: "read",
		content: read.value,
		effect: cells.length === 0 ? undefined : await runChangeRequest({ intent: "preview", change }, params),
	};
}
