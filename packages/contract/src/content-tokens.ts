import { tokenAccesses } from "@offizin/content";
import { z } from "zod";
import { contentAddresses } from "./addresses.ts";
import { spaceParams } from "./content-management.ts";
import { contentIdSchema } from "./content-values.ts";
import { staffRefusals } from "./office.ts";
import { jsonBody, reply, route } from "./route.ts";

const newTokenSchema = z.object({
	/** Who uses it; what it changes stands under this name in the history. */
	name: z.string().trim().min(1).max(100),
	/** What it opens: what is published, drafts too, or everything that changes the space. */
	access: z.enum(tokenAccesses),
});
const tokenSchema = newTokenSchema.extend({
	id: z.int(),
	/** Whole where it is public; of all others only whoever makes them gets it, once. */
	token: z.string().nullable(),
	/** Its last letters. */
	ending: z.string(),
	/** Null where it came with a file. */
	created_at: z.string().nullable(),
	/** Mail address of a member of staff. */
	created_by: z.string().nullable(),
});
export type ContentToken = z.infer<typeof tokenSchema>;

const tags: [string] = ["content"];
const tokenReply = reply(
	z.object({ api_key: tokenSchema }),
	"The token, no longer whole unless it is public.",
);

export const listTokens = route({
	...contentAddresses.listTokens,
	summary: "Tokens of a space; for people alone, as are the two doors below",
	tags,
	request: { params: spaceParams },
	responses: {
		200: reply(z.object({ api_keys: z.array(tokenSchema) }), "The oldest first."),
		...staffRefusals,
	},
});

export const createToken = route({
	...contentAddresses.createToken,
	summary: "Make a token; this answer alone has it whole",
	tags,
	request: { params: spaceParams, body: jsonBody(z.object({ api_key: newTokenSchema })) },
	responses: {
		201: reply(z.object({ api_key: tokenSchema.extend({ token: z.string() }) }), "The token."),
		...staffRefusals,
	},
});

export const deleteToken = route({
	...contentAddresses.deleteToken,
	summary: "Revoke a token at once; 409 token_needed keeps the last one by which a brand shows its pages",
	tags,
	request: { params: spaceParams.extend({ key: contentIdSchema }) },
	responses: { 200: tokenReply, ...staffRefusals },
});
