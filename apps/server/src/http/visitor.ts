import { createHash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

const COOKIE = "visitor";
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const KEPT_SECONDS = 180 * 24 * 3600;

/** Reads the visitor cookie; whoever only looks around never gets one. */
export const visitor = createMiddleware<AppEnv>(async (c, next) => {
	const token = getCookie(c, COOKIE);
	let id = token && TOKEN.test(token) ? hashToken(token) : undefined;
	c.set("visitor", {
		get id() {
			return id;
		},
		ensure() {
			id ??= hashToken(giveCookie(c));
			return id;
		},
	});
	await next();
});

function giveCookie(c: Context<AppEnv>): string {
	const token = randomBytes(32).toString("base64url");
	setCookie(c, COOKIE, token, {
		path: "/",
		httpOnly: true,
		sameSite: "Lax",
		secure: c.var.origin.startsWith("https:"),
		maxAge: KEPT_SECONDS,
	});
	return token;
}

/** What is stored instead of a token, so that the database alone opens nothing. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}
