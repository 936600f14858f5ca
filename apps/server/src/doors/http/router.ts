import { OpenAPIHono } from "@hono/zod-openapi";
import { getPath } from "hono/utils/url";
import type { z } from "zod";
import type { AppEnv } from "./app-env.ts";
import { issueWords } from "./issue-words.ts";
import { localeOf } from "./locale-of.ts";
import { refuse } from "./refuse.ts";
import { unknownFields } from "./unknown-fields.ts";

/** A router whose routes come from `@offizin/contract`; input that does not match is refused with its bad fields. */
export function createRouter<Env extends AppEnv = AppEnv>(): OpenAPIHono<Env> {
	return new OpenAPIHono<Env>({
		getPath: pathOf,
		defaultHook(result, c) {
			if (result.success) return;
			const issues = result.error.issues.flatMap(nearestIssues);
			if (result.target === "header" && issues.some(({ path }) => path[0] === "if-match")) {
				return refuse(c, "revision_required");
			}
			const isUnknown = issues.every(({ code }) => code === "unrecognized_keys");
			return refuse(c, isUnknown ? "parameter_unknown" : "request_invalid", {
				fields: fieldsOf(issues, "data" in result ? result.data : undefined, localeOf(c)),
			});
		},
	});
}

/** The official client of contents writes to addresses with a slash at their end (content-protocol §6). */
function pathOf(request: Request): string {
	const path = getPath(request);
	return path.startsWith("/v1/") && path.endsWith("/") ? path.slice(0, -1) : path;
}

/** What is wrong by itself: of several shapes a body may have, with the one it comes nearest to. */
function nearestIssues(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
	if (issue.code !== "invalid_union") return [issue];
	const [nearest] = [...issue.errors].sort((a, b) => a.length - b.length);
	if (!nearest?.some(({ code, path }) => path.length > 0 || code === "unrecognized_keys")) return [issue];
	return nearest.flatMap((one) => nearestIssues({ ...one, path: [...issue.path, ...one.path] }));
}

/** A person mends some dozens at a time; a sentence for each of 10,000 would keep everybody else waiting. */
const MAX_TOLD = 50;

/** One sentence per bad field; the path is dotted, the whole body is "". Of very many the first are told. */
function fieldsOf(
	issues: readonly z.core.$ZodIssue[],
	given: unknown,
	locale: string,
): Record<string, string> {
	const pairs = issues
		.slice(0, MAX_TOLD)
		.flatMap((issue): [string, string][] =>
			issue.code === "unrecognized_keys"
				? unknownFields(issue.keys, locale, issue.path)
				: [[issue.path.join("."), issueWords(issue, valueAt(given, issue.path), locale)]],
		);
	return Object.fromEntries(pairs.reverse());
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>(
		(value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
		given,
	);
}
