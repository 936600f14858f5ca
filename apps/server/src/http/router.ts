import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import type { AppEnv } from "./app-env.ts";
import { refuse } from "./refuse.ts";

const { localeError } = z.locales.de();

/** A router whose routes come from `@offizin/contract`; input that does not match is refused with its bad fields. */
export function createRouter<Env extends AppEnv = AppEnv>(): OpenAPIHono<Env> {
	return new OpenAPIHono<Env>({
		defaultHook(result, c) {
			if (result.success) return;
			const { issues } = result.error;
			if (result.target === "header" && issues.some(({ path }) => path[0] === "if-match")) {
				return refuse(c, "revision_required");
			}
			return refuse(c, "request_invalid", { fields: fieldsOf(issues) });
		},
	});
}

/** One German sentence per bad field; the path is dotted, the whole body is "". */
function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
	const pairs = issues.map((issue): [string, string] => {
		const words = localeError(issue as z.core.$ZodRawIssue);
		const message = typeof words === "string" ? words : (words?.message ?? issue.message);
		return [issue.path.join("."), message];
	});
	return Object.fromEntries(pairs.reverse());
}
