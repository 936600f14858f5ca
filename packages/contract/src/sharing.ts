import { z } from "zod";
import { refusals } from "./error.ts";
import { jsonBody, reply, route } from "./route.ts";
import { sharingAddresses } from "./sharing-addresses.ts";
import { editorPageSchema, emailSchema, idSchema } from "./values.ts";

/** As long as the name under a remark may be. */
export const MOST_AUTHOR_LETTERS = 60;
/** As long as a remark may be. */
export const MOST_REMARK_LETTERS = 1000;

const idParams = z.object({ id: idSchema });
const purposeSchema = z.enum(["open", "comment"]);

const linkSchema = z.object({
	id: z.string(),
	/** "open" goes on with the design on another device, "comment" only shows it. */
	purpose: purposeSchema,
	/** Typed rather than followed; opens once. */
	isCode: z.boolean(),
	createdAt: z.iso.datetime(),
	/** From then on nobody new comes by it. */
	expiresAt: z.iso.datetime(),
	/** When somebody last came by it; null for nobody. */
	lastUsedAt: z.iso.datetime().nullable(),
	/** Devices that hold the design by it. */
	holders: z.int(),
});
export type DesignLink = z.infer<typeof linkSchema>;

export const listDesignLinks = route({
	...sharingAddresses.listDesignLinks,
	summary: "Links and codes of a design that still let somebody in or hold somebody, the newest first",
	tags: ["sharing"],
	request: { params: idParams },
	responses: {
		200: reply(
			z.object({
				/** Only an owner shares; somebody who came by a link is told of none. */
				isOwn: z.boolean(),
				items: z.array(linkSchema),
			}),
			"The links.",
		),
		...refusals,
	},
});

export const makeDesignLink = route({
	...sharingAddresses.makeDesignLink,
	summary: "Make a link or, to go on with the design elsewhere, a code; its secret is told only here",
	tags: ["sharing"],
	request: {
		params: idParams,
		body: jsonBody(
			z.discriminatedUnion("kind", [
				z.strictObject({ kind: z.literal("link"), purpose: purposeSchema }),
				z.strictObject({ kind: z.literal("code") }),
			]),
		),
	},
	responses: {
		201: reply(
			z.object({
				id: z.string(),
				/** The page it leads to; that of a code is where it is typed. */
				url: z.string(),
				/** Set for a code: eight letters and digits. */
				code: z.string().nullable(),
				expiresAt: z.iso.datetime(),
				/** The address as a QR code: an SVG path in a square of this side, quiet zone inside. */
				qr: z.object({ side: z.int(), path: z.string() }),
			}),
			"The new link.",
		),
		...refusals,
	},
});

export const revokeDesignLink = route({
	...sharingAddresses.revokeDesignLink,
	summary: "Revoke a link: nobody comes by it any more, and whoever came by it is out",
	tags: ["sharing"],
	request: { params: z.object({ id: idSchema, link: idSchema }) },
	responses: { 200: reply(z.object({ id: z.string() }), "Revoked."), ...refusals },
});

export const mailDesignLink = route({
	...sharingAddresses.mailDesignLink,
	summary: "Send a new link to one mail address, once",
	tags: ["sharing"],
	request: {
		params: idParams,
		body: jsonBody(z.strictObject({ email: emailSchema, purpose: purposeSchema })),
	},
	responses: { 200: reply(z.object({ id: z.string() }), "The link it carries."), ...refusals },
});

const tokenSchema = z
	.string()
	.regex(/^[A-Za-z0-9_-]{22}$/)
	.meta({ example: "8Jq0bQp3V1m8n2d5r7s9tw" });

export const getDesignInvitation = route({
	method: "get",
	path: "/web-api/invitations/{token}",
	summary: "What a link that opens a design leads to; looking changes nothing",
	tags: ["sharing"],
	request: { params: z.object({ token: tokenSchema }) },
	responses: {
		200: reply(
			z.object({
				name: z.string(),
				/** Picture of its first page. */
				preview: z.string(),
				expiresAt: z.iso.datetime(),
			}),
			"The design.",
		),
		...refusals,
	},
});

export const openSharedDesign = route({
	method: "post",
	path: "/web-api/invitations",
	summary: "Open a design by a link or a code: from then on this visitor holds it too",
	tags: ["sharing"],
	request: {
		body: jsonBody(
			z.union([
				z.strictObject({ token: tokenSchema }),
				z.strictObject({ code: z.string().max(40).meta({ example: "7K3M-9QXA" }) }),
			]),
		),
	},
	responses: {
		200: reply(z.object({ id: z.string(), template: z.string(), editor: editorPageSchema }), "The design."),
		...refusals,
	},
});

const remarkSchema = z.object({
	id: z.string(),
	/** Of the pages of the design, from 0. */
	page: z.int(),
	/** As whoever wrote it signed it. */
	author: z.string(),
	text: z.string(),
	at: z.iso.datetime(),
	/** The design has changed since. */
	isEarlier: z.boolean(),
	isDone: z.boolean(),
});
export type DesignRemark = z.infer<typeof remarkSchema>;

export const getSharedDesign = route({
	method: "get",
	path: "/web-api/shared-designs/{token}",
	summary:
		"A design that is shown for remarks: pictures of its pages and what was remarked, nothing to change it by",
	tags: ["sharing"],
	request: { params: z.object({ token: tokenSchema }) },
	responses: {
		200: reply(
			z.object({
				name: z.string(),
				revision: z.int(),
				expiresAt: z.iso.datetime(),
				pages: z.array(
					z.object({
						name: z.string(),
						preview: z.string(),
						/** Millimetres. */
						width: z.number(),
						height: z.number(),
					}),
				),
				remarks: z.array(remarkSchema),
			}),
			"The newest revision.",
		),
		...refusals,
	},
});

export const addDesignRemark = route({
	method: "post",
	path: "/web-api/shared-designs/{token}/remarks",
	summary: "Remark on a page of a design that is shown",
	tags: ["sharing"],
	request: {
		params: z.object({ token: tokenSchema }),
		body: jsonBody(
			z.strictObject({
				page: z.int().min(0).max(999),
				/** That was looked at. */
				revision: z.int().min(1),
				author: z.string().trim().min(1).max(MOST_AUTHOR_LETTERS),
				text: z.string().trim().min(1).max(MOST_REMARK_LETTERS),
			}),
		),
	},
	responses: { 201: reply(z.object({ id: z.string() }), "Taken down."), ...refusals },
});

export const listDesignRemarks = route({
	...sharingAddresses.listDesignRemarks,
	summary: "What was remarked on a design by those it was shown to, what is open first",
	tags: ["sharing"],
	request: { params: idParams },
	responses: {
		200: reply(z.object({ items: z.array(remarkSchema.extend({ pageName: z.string() })) }), "The remarks."),
		...refusals,
	},
});

export const settleDesignRemark = route({
	...sharingAddresses.settleDesignRemark,
	summary: "Say of a remark that it is done, or that it is not",
	tags: ["sharing"],
	request: {
		params: z.object({ id: idSchema, remark: idSchema }),
		body: jsonBody(z.strictObject({ isDone: z.boolean() })),
	},
	responses: { 200: reply(z.object({ id: z.string() }), "Noted."), ...refusals },
});
