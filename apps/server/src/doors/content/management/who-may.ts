import { may, type Right } from "@offizin/accounts";
import type { LibrarySpace } from "@offizin/content";
import type { Route } from "@offizin/contract";
import { say, wordsOf } from "@offizin/words";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Platform } from "../../../nouns/platform.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { clientOf } from "../../http/client.ts";
import { localeOf } from "../../http/locale-of.ts";
import { refuse } from "../../http/refuse.ts";

/** Who changes content: somebody of the staff with a role, or whoever has a management token of one space. */
interface Author {
	readonly name: string;
	may(right: Right): boolean;
	/** Spaces that are open to them. */
	owns(space: number): boolean;
	readonly hasToken: boolean;
}

export interface ContentEnv extends AppEnv {
	Variables: AppEnv["Variables"] & {
		author: Author;
		space: LibrarySpace;
		/** Whether the site shows the story of a full slug there, and not a page of its own. */
		showsStory: (slug: string) => boolean;
	};
}

/** Lets only pass who has a management token or is signed in to the back office: `c.var.author`. */
export function requireAuthor({ content, staff, limiter }: Pick<Platform, "content" | "staff" | "limiter">) {
	return createMiddleware<ContentEnv>(async (c, next) => {
		c.header("Cache-Control", "no-store");
		const wait = limiter.take("manage", clientOf(c));
		if (wait > 0) {
			c.header("Retry-After", String(wait));
			return refuse(c, "rate_limited");
		}
		const token = c.req.header("authorization");
		const author =
			token === undefined ? await staffAuthor(staff, c.req.header("cookie")) : tokenAuthor(content, token);
		if (!author) return refuse(c, token === undefined ? "login_required" : "token_refused");
		c.set("author", author);
		return next();
	});
}

function tokenAuthor(content: Platform["content"], token: string): Author | undefined {
	const found = content.ofToken(token);
	if (found?.access !== "management") return undefined;
	const name = found.space.tokens.find((one) => one.token === token)?.name ?? "token";
	return { name, may: () => true, owns: (space) => space === found.space.id, hasToken: true };
}

async function staffAuthor(
	staff: Platform["staff"],
	cookie: string | undefined,
): Promise<Author | undefined> {
	const member = await staff.memberOf(cookie);
	return (
		member && {
			name: member.email,
			may: (right) => may(member.role, right),
			owns: () => true,
			hasToken: false,
		}
	);
}

/** Behind `requireAuthor`: the space of the address, for those to whom it is open: `c.var.space`. */
export function requireSpace({ content }: Pick<Platform, "content">) {
	return createMiddleware<ContentEnv>(async (c, next) => {
		const id = Number(c.req.param("space"));
		const space = content.space(id);
		// A stranger's token learns not even which spaces there are.
		if (!c.var.author.owns(id)) return refuse(c, "token_refused");
		if (!space) return refuse(c, "space_unknown");
		c.set("space", space);
		return next();
	});
}

function requireRight(right: Right) {
	return createMiddleware<ContentEnv>(async (c, next) =>
		c.var.author.may(right) ? next() : refuseRight(c, right),
	);
}

function requireRightOfPerson(right: Right) {
	return createMiddleware<ContentEnv>(async (c, next) => {
		if (c.var.author.hasToken) return refuse(c, "person_required");
		return c.var.author.may(right) ? next() : refuseRight(c, right);
	});
}

/** Says what a login does not allow. */
export function refuseRight(c: Context, right: Right) {
	const locale = localeOf(c);
	const { missing, to } = wordsOf(locale).right;
	return refuse(c, "right_missing", {
		message: say(missing, { right: to[right] }, locale),
		more: { right },
	});
}

/** A door of the contract that opens for a right. */
export function withRight<R extends Route>(right: Right, door: R) {
	return { ...door, middleware: requireRight(right) };
}

/** The same for people alone, whatever a token opens. */
export function withRightOfPerson<R extends Route>(right: Right, door: R) {
	return { ...door, middleware: requireRightOfPerson(right) };
}
