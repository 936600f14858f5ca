import type { DetailedError } from "tus-js-client";

/** When a connection breaks it is tried again after so long, before anybody is told. */
export const RETRY_MS = [0, 1000, 3000, 6000];
export const CHUNK_BYTES = 4 * 1024 * 1024;

/** What passes by waiting: the photo itself is not refused. */
const passing = new Set(["rate_limited", "render_busy", "service_unavailable", "server_failed"]);

/** Why an upload has stopped. `code` and `message` are the server's, when it has refused something. */
export interface TusFailure {
	readonly canRetry: boolean;
	readonly code: string | null;
	readonly message: string | null;
}

/** Reads what tus throws. */
export function failureOf(error: Error | DetailedError): TusFailure {
	const body = "originalResponse" in error ? (error.originalResponse?.getBody() ?? "") : "";
	const refusal = refusalIn(body);
	if (!refusal) return { canRetry: true, code: null, message: null };
	return { ...refusal, canRetry: passing.has(refusal.code) };
}

function refusalIn(body: string): { code: string; message: string } | undefined {
	if (!body.startsWith("{")) return undefined;
	const value: unknown = JSON.parse(body);
	if (typeof value !== "object" || value === null || !("message" in value)) return undefined;
	return { code: "code" in value ? String(value.code) : "", message: String(value.message) };
}
