import type { QueryError } from "@offizin/content";
import type { Context } from "hono";
import { localeOf } from "../../http/locale-of.ts";
import { type Refused, refuse } from "../../http/refuse.ts";
import { unknownFields } from "../../http/unknown-fields.ts";
import { sentenceOf } from "../delivery/refuse-query.ts";

/** Refuses what a list is chosen by: whoever asks for some stories and is given all of them may delete all of them. */
export function refuseSelection(c: Context, error: QueryError): Refused {
	switch (error.code) {
		case "parameter_unknown":
			return refuse(c, error.code, {
				fields: Object.fromEntries(unknownFields([error.parameter], localeOf(c))),
			});
		case "parameter_invalid":
			return refuse(c, "request_invalid", { fields: { [error.parameter]: sentenceOf(error, localeOf(c)) } });
		case "unauthorized":
			return refuse(c, "token_refused");
		case "not_found":
			return refuse(c, "not_found");
	}
}
