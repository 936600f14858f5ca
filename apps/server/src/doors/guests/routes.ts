import { readGuestList } from "@offizin/contract";
import { guestListErrorWords } from "../../nouns/guests/guest-list-words.ts";
import type { Platform } from "../../nouns/platform.ts";
import { clientOf } from "../http/client.ts";
import { localeOf } from "../http/locale-of.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** Held in memory until a render process has it: far more than the names of 2,000 guests, and too little to fill a server. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Guest lists as people have them, read for a design; nothing of them is kept. */
export function guestRoutes({ limiter, renderer }: Platform) {
	const router = createRouter();
	router.on("POST", readGuestList.path, rateLimit(limiter, "guests"));
	router.openapi(readGuestList, async (c) => {
		const bytes = await bodyWithin(c.req.raw, MAX_BYTES);
		const locale = localeOf(c);
		if (!bytes) {
			const error = { code: "spreadsheet_too_large", limit: "bytes", max: MAX_BYTES } as const;
			return refuse(c, "guest_list_unreadable", { message: guestListErrorWords(error, locale) });
		}
		const wanted = c.req.valid("query").fields?.split(",") ?? [];
		const taken = await renderer.run("guests.take", { bytes, wanted, locale }, { client: clientOf(c) });
		if (!taken.ok) return refuse(c, taken.error);
		if (!taken.value.ok) {
			return refuse(c, "guest_list_unreadable", { message: guestListErrorWords(taken.value.error, locale) });
		}
		const { fields, guests, refused, warnings } = taken.value.value;
		c.header("Cache-Control", "no-store");
		return c.json(
			{
				fields: [...fields],
				guests: guests.map((guest) => ({ ...guest })),
				refused: [...refused],
				warnings: [...warnings],
			},
			200,
		);
	});
	return router;
}

/** The whole body, or undefined as soon as it is longer. */
async function bodyWithin(request: Request, max: number): Promise<Uint8Array | undefined> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of request.body ?? []) {
		length += chunk.length;
		if (length > max) return undefined;
		chunks.push(chunk);
	}
	return new Uint8Array(Buffer.concat(chunks));
}
