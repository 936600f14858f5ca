import {
	createToken as createTokenDoor,
	deleteToken as deleteTokenDoor,
	listTokens,
} from "@offizin/contract";
import { makeToken, revokeToken, tokensOf } from "../../../nouns/content-writing/tokens.ts";
import type { Platform } from "../../../nouns/platform.ts";
import { createRouter } from "../../http/router.ts";
import { changeOf, viewsOf } from "./asking.ts";
import { refuseContent } from "./refuse-content.ts";
import { tokenView } from "./views.ts";
import { type ContentEnv, withRightOfPerson } from "./who-may.ts";

/** Tokens of a space: given and taken by people, so that one that was stolen makes no other and locks nobody out. */
export function tokenRoutes(platform: Platform) {
	const router = createRouter<ContentEnv>();
	router.openapi(withRightOfPerson("content.manage", listTokens), async (c) => {
		const tokens = await tokensOf(platform.database.db, c.var.space.id);
		return c.json({ api_keys: tokens.map(tokenView) }, 200);
	});
	router.openapi(withRightOfPerson("content.manage", createTokenDoor), async (c) => {
		const made = await makeToken(platform, changeOf(c), c.req.valid("json").api_key);
		if (!made.ok) return refuseContent(c, made.error, viewsOf(platform, c));
		return c.json({ api_key: { ...tokenView(made.value), token: made.value.token } }, 201);
	});
	router.openapi(withRightOfPerson("content.manage", deleteTokenDoor), async (c) => {
		const revoked = await revokeToken(platform, changeOf(c), Number(c.req.valid("param").key));
		if (!revoked.ok) return refuseContent(c, revoked.error, viewsOf(platform, c));
		return c.json({ api_key: tokenView(revoked.value) }, 200);
	});
	return router;
}
