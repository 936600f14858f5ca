import { expect, test } from "vitest";
import { isUnreachable } from "./is-unreachable.ts";

const failed = (message: string, facts: object = {}) => Object.assign(new Error(message), facts);

test.each([
	failed("connect ECONNREFUSED 127.0.0.1:5432", { code: "ECONNREFUSED", syscall: "connect" }),
	failed("connect ENOENT /run/postgresql/.s.PGSQL.5432", { code: "ENOENT", syscall: "connect" }),
	failed("getaddrinfo ENOTFOUND db", { code: "ENOTFOUND", syscall: "getaddrinfo" }),
	failed("read ECONNRESET", { code: "ECONNRESET", syscall: "read" }),
	failed("terminating connection due to administrator command", { code: "57P01" }),
	failed("the database system is starting up", { code: "57P03" }),
	failed("sorry, too many clients already", { code: "53300" }),
	failed("Connection terminated unexpectedly"),
	failed("timeout exceeded when trying to connect"),
	failed("PGlite is closed"),
	new AggregateError([failed("", { code: "ECONNREFUSED", syscall: "connect" })]),
])("[security.L6] %s: the database cannot be asked", (error) => {
	expect(isUnreachable(error)).toBe(true);
});

test.each([
	failed("duplicate key value", { code: "23505" }),
	failed("canceling statement due to statement timeout", { code: "57014" }),
	failed("aborted", { code: "ECONNRESET" }),
	failed("ENOSPC: no space left on device, write", { code: "ENOSPC", syscall: "write" }),
	failed("EISDIR: illegal operation on a directory, read", { code: "EISDIR", syscall: "read" }),
	failed("Cannot read properties of undefined"),
	new AggregateError([failed("2 drafts not swept")]),
	"Connection terminated unexpectedly",
])("[security.L6] %s: something else is wrong", (error) => {
	expect(isUnreachable(error)).toBe(false);
});
