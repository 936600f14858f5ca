import type { QueryError } from "@offizin/content";
import { say, wordsOf } from "@offizin/words";
import type { Context } from "hono";
import { localeOf } from "../../http/locale-of.ts";
import { unknownFields } from "../../http/unknown-fields.ts";

/** Refuses in the form the official clients read: the first item of a list, `error`, or the first field (content-protocol §1). */
export function refuseQuery(c: Context, error: QueryError): Response {
	switch (error.code) {
		case "unauthorized":
			return noStore(c.json({ error: "Unauthorized", code: error.code }, 401));
		case "not_found":
			return c.json(["This record could not be found"], 404);
		case "parameter_unknown": {
			const [[name, sentence] = [error.parameter, ""]] = unknownFields([error.parameter], localeOf(c));
			return noStore(c.json({ [name]: [sentence], code: error.code }, 422));
		}
		case "parameter_invalid": {
			const { code, parameter } = error;
			return noStore(c.json({ [parameter]: [sentenceOf(error, localeOf(c))], code }, 422));
		}
	}
}

function noStore(response: Response): Response {
	response.headers.set("Cache-Control", "no-store");
	return response;
}

type Invalid = Extract<QueryError, { readonly code: "parameter_invalid" }>;

/** How the value of a parameter has to be written. */
export function sentenceOf({ expected, values }: Invalid, locale: string): string {
	const words = wordsOf(locale).input;
	switch (expected) {
		case "number":
			return words.digits;
		case "whole_number":
			return words.whole;
		case "date":
			return words.day;
		case "one_of":
			return say(words.oneOf, { values: (values ?? []).join(", ") }, locale);
		case "sorting":
			return words.sorting;
		case "relation":
			return words.relation;
		case "filter":
			return words.filter;
		case "fewer_wildcards":
			return words.fewerWildcards;
	}
}
