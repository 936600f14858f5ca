import type { Context, TypedResponse } from "hono";
import { localeOf } from "./locale-of.ts";
import { isForOfficialClients, officialError } from "./official-error.ts";
import { type RefusalCode, refusalStatus } from "./refusal-status.ts";
import { refusalWords } from "./refusal-words.ts";

type RefusalBody = { code: string; message: string; fields?: Record<string, string> };

/** A refusal as every route documents it (contract, errorSchema); the real status comes from the table. */
export type Refused = Response & TypedResponse<RefusalBody, 400, "json">;

interface Details {
	/** Bad fields with what is wrong with each. */
	readonly fields?: Readonly<Record<string, string>>;
	/** More to say than the table says. */
	readonly message?: string;
	/** Further properties of the answer, such as the current state. */
	readonly more?: Readonly<Record<string, unknown>>;
}

/** Answers with a stable code, its status and its words. */
export function refuse(c: Context, code: RefusalCode, { fields, message, more }: Details = {}): Refused {
	const words = message ?? refusalWords(code, localeOf(c));
	const body = {
		...(isForOfficialClients(c.req.path) ? { error: officialError(code, words) } : {}),
		code,
		message: words,
		...(fields ? { fields } : {}),
		...more,
	};
	c.header("Cache-Control", "no-store");
	return c.json(body, refusalStatus[code]) as Refused;
}
