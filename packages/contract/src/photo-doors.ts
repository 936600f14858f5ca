import { z } from "zod";
import { refusals } from "./error.ts";
import { photoAddresses } from "./photo-addresses.ts";
import { reply, route } from "./route.ts";
import { idSchema } from "./values.ts";

/** On one page of the list. */
export const PHOTOS_ON_A_PAGE = 60;

const idParams = z.object({ id: idSchema });
const passParams = z.object({ id: idSchema, pass: idSchema });

export const makePhotoPass = route({
	...photoAddresses.makePhotoPass,
	summary: "Let phones put photos into this design for half an hour; the secret is told only here",
	tags: ["uploads"],
	request: { params: idParams },
	responses: {
		201: reply(
			z.object({
				id: z.string(),
				/** The page for the phone; the secret stands behind its #, which browsers send to nobody. */
				url: z.string(),
				expiresAt: z.iso.datetime(),
				/** The address as a QR code: an SVG path in a square of this side, quiet zone inside. */
				qr: z.object({ side: z.int(), path: z.string() }),
			}),
			"The new pass.",
		),
		...refusals,
	},
});

export const listPassedPhotos = route({
	...photoAddresses.listPassedPhotos,
	summary: "What has come by a pass, the first first; the design takes them with the command addAssets",
	tags: ["uploads"],
	request: { params: passParams },
	responses: {
		200: reply(
			z.object({
				/** Whether phones are still let in. */
				isOpen: z.boolean(),
				/** Photos on their way. */
				coming: z.int(),
				photos: z.array(
					z.object({
						id: z.string(),
						width: z.int(),
						height: z.int(),
						focus: z.object({ x: z.number(), y: z.number() }).nullable(),
					}),
				),
			}),
			"The photos.",
		),
		...refusals,
	},
});

export const endPhotoPass = route({
	...photoAddresses.endPhotoPass,
	summary: "End a pass: no phone is let in by it any more, and what it brought stays",
	tags: ["uploads"],
	request: { params: passParams },
	responses: { 200: reply(z.object({ id: z.string() }), "Ended."), ...refusals },
});

export const listMyPhotos = route({
	...photoAddresses.listMyPhotos,
	summary: "Photos this visitor has uploaded, for whichever design, the newest first",
	tags: ["uploads"],
	request: {
		query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
	},
	responses: {
		200: reply(
			z.object({
				items: z.array(
					z.object({
						id: z.string(),
						/** Ids of all uploads of this photo, its own first. */
						copies: z.array(z.string()),
						width: z.int(),
						height: z.int(),
					}),
				),
				total: z.int(),
			}),
			"A page of the list, and how many there are.",
		),
		...refusals,
	},
});

export const listPhotoUses = route({
	...photoAddresses.listPhotoUses,
	summary: "Designs that show a photo of this visitor, in any state that is kept",
	tags: ["uploads"],
	request: { params: idParams },
	responses: {
		200: reply(
			z.object({
				designs: z.array(z.object({ id: z.string(), template: z.string(), name: z.string() })),
				/** So many designs of others show it. */
				elsewhere: z.int(),
			}),
			"The designs.",
		),
		...refusals,
	},
});

export const deleteUpload = route({
	...photoAddresses.deleteUpload,
	summary: "Delete a photo for good; one that a design shows is 409 upload_used",
	tags: ["uploads"],
	request: { params: idParams },
	responses: { 200: reply(z.object({ id: z.string() }), "Deleted."), ...refusals },
});
