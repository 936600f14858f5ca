import type { Context, TypedResponse } from "hono";
import type { AppEnv } from "./app-env.ts";
import { type Refusal, type RefusalCode, refusalTable } from "./refusal-table.ts";

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
	const entry: Refusal = refusalTable[code];
	const body = { code, message: message ?? wordsOf(c, entry), ...(fields ? { fields } : {}), ...more };
	c.header("Cache-Control", "no-store");
	return c.json(body, entry.status) as Refused;
}

/** In the language of the site; a request refused before its site is known is answered in German. */
function wordsOf(c: Context, { message, english }: Refusal): string {
	const site: AppEnv["Variables"]["site"] | undefined = c.get("site");
	return english && site?.locale.startsWith("en-") ? english : message;
}
