import { err, ok, type Result } from "@offizin/base";
import { invalid, type QueryError } from "./query-error.ts";

const shape = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** The moment that `yyyy-MM-dd HH:mm` or an ISO text names, as an ISO text in UTC; such texts compare as their times do. */
export function instantOf(text: string): string | undefined {
	const trimmed = text.trim();
	if (!shape.test(trimmed)) return undefined;
	const iso = trimmed.replace(" ", "T");
	const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(iso.slice(10));
	const ms = Date.parse(iso.length > 10 && !hasZone ? `${iso}Z` : iso);
	return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

export function readInstant(parameter: string, text: string): Result<string, QueryError> {
	const instant = instantOf(text);
	return instant === undefined ? err(invalid(parameter, "date")) : ok(instant);
}
