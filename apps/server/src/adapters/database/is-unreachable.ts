/** SQLSTATE of connections that break (class 08), of a server that stops or starts, and of one with no room for another. */
const states = /^(08...|57P0[1-3]|53300)$/;
/** A connection that breaks; files have other codes for the same calls. */
const broken = ["ECONNRESET", "EPIPE", "ETIMEDOUT"];

/** What pg, its pool, Kysely and PGlite say, without a code, when there is no connection. */
const sentences = [
	"Connection terminated",
	"Connection terminated unexpectedly",
	"Connection terminated due to connection timeout",
	"timeout exceeded when trying to connect",
	"Query read timeout",
	"Client has encountered a connection error and is not queryable",
	"Client was closed and is not queryable",
	"Cannot use a pool after calling end on the pool",
	"driver has already been destroyed",
	"PGlite is closed",
	"PGlite is closing",
	"PGlite instance is already closed.",
];

/** Whether an error means that the database cannot be asked at the moment, on either engine, rather than that it refused. */
export function isUnreachable(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (error instanceof AggregateError) return error.errors.some(isUnreachable);
	const code = "code" in error ? String(error.code) : "";
	const systemCall = "syscall" in error ? String(error.syscall) : "";
	if (systemCall === "connect" || systemCall === "getaddrinfo") return true;
	if (systemCall !== "" && broken.includes(code)) return true;
	return states.test(code) || sentences.includes(error.message);
}
