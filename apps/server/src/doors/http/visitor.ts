import { randomBytes } from "node:crypto";
import { isVisitorId, type VisitorOwner } from "@offizin/accounts";
import { invariant } from "@offizin/base";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { hashToken } from "../../adapters/ids/hash-token.ts";
import type { AppEnv } from "./app-env.ts";

const COOKIE = "visitor";
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const KEPT_SECONDS = 180 * 24 * 3600;

/**
 * The editor's page or its data. What the editor asks for first runs side by side (design, photo): without a cookie
 * each answer would make a visitor of its own, and the design would be a stranger's.
 */
const editorPath = /^(\/[a-z]{1,2})*\/configurator-/;

/** Reads the visitor cookie; whoever only looks around never gets one. */
export const visitor = createMiddleware<AppEnv>(async (c, next) => {
	const sent = getCookie(c, COOKIE);
	let token = sent && TOKEN.test(sent) ? sent : undefined;
	let isGiven = false;
	c.set("visitor", {
		get owner() {
			return token === undefined ? undefined : visitorOf(token);
		},
		ensure() {
			token ??= randomBytes(32).toString("base64url");
			// Again to those who have it: whoever goes on working must not lose everything half a year after the first visit.
			if (!isGiven) giveCookie(c, token);
			isGiven = true;
			return visitorOf(token);
		},
	});
	await next();
	if (!editorPath.test(c.req.path) || !c.res.ok) return;
	// Before the answer is touched: a cookie makes a new one of it.
	const { id } = c.var.visitor.ensure();
	// Tells the worker that keeps editors for when there is no network whose they are, and no more than that.
	c.res.headers.set("X-Kept-For", hashToken(`kept for ${id}`).slice(0, 16));
});

function giveCookie(c: Context<AppEnv>, token: string): void {
	setCookie(c, COOKIE, token, {
		path: "/",
		httpOnly: true,
		sameSite: "Lax",
		secure: c.var.context.origin.startsWith("https:"),
		maxAge: KEPT_SECONDS,
	});
}

/** Who has the cookie with this token. */
export function visitorOf(token: string): VisitorOwner {
	const id = hashToken(token);
	invariant(isVisitorId(id), "a hash is the id of a visitor");
	return { kind: "visitor", id };
}
