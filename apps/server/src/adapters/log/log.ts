import { type Logger, pino } from "pino";
import type { Config } from "../../config.ts";

export type Log = Logger;

/**
 * Structured lines on standard output. What is logged is chosen line by line: never an address, name, mail, token,
 * query string or client address.
 */
export function createLog(level: Config["logLevel"]): Log {
	return pino({
		level,
		base: null,
		serializers: { error: errorFacts },
		formatters: { level: (label) => ({ level: label }) },
	});
}

/** Message and stack; other properties of an error (SQL parameters, response bodies) may be personal. */
function errorFacts(error: unknown): unknown {
	if (!isErrorLike(error)) return { message: String(error) };
	const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
	return { name: error.name, message: error.message, ...code, stack: error.stack };
}

/** pg-boss tells of copies of errors, which are none themselves. */
function isErrorLike(error: unknown): error is Pick<Error, "message"> & Partial<Error> {
	return typeof error === "object" && error !== null && "message" in error;
}
