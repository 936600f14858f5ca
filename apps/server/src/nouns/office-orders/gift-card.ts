import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { err, invariant, ok, type Result } from "@offizin/base";
import type { ChannelKey } from "@offizin/sites";
import { giftCardDocument } from "@offizin/templates";
import { newId } from "../../adapters/ids/new-id.ts";
import { printedProduct } from "../../adapters/profiles/profile-choice.ts";
import type { StoredOrder } from "../orders/order-store.ts";
import type { Platform } from "../platform.ts";
import type { PrintProblem } from "../print/print-task.ts";
import type { RenderFailure } from "../rendering/renderer.ts";
import { uploadFolders } from "../uploads/upload-folders.ts";

export type GiftCardRefusal =
	| PrintProblem
	| { readonly code: RenderFailure }
	/** No gift, or one without words. */
	| { readonly code: "gift_message_missing" };

/** What a brand writes its gift cards in. */
const fonts: Readonly<Record<ChannelKey, string>> = {
	papiervogel: "cormorant-garamond-500",
	bildwand: "jost-400",
};

/** The print file of the card that lies in a gift: one page that matters, with trim and bleed as all cards have. */
export async function giftCard(
	{ config, profiles, renderer }: Pick<Platform, "config" | "profiles" | "renderer">,
	{ row }: StoredOrder,
): Promise<Result<Uint8Array, GiftCardRefusal>> {
	const message = row.gift?.message;
	if (!message) return err({ code: "gift_message_missing" });
	const document = giftCardDocument({ message, font: fonts[row.channel as ChannelKey] });
	const folder = join(uploadFolders(config).printing, newId());
	const task = {
		...{ job: row.id, order: row.number, channel: row.channel, placedAt: row.placed_at.toISOString() },
		line: { id: row.id, position: 1, name: "", quantity: 1 },
		design: { id: "gift-card", document },
		profile: profiles.choose(printedProduct(document)).profile,
		...{ photos: [], folder },
	};
	try {
		const made = await renderer.run("print", task, { client: "office" });
		if (!made.ok) return err({ code: made.error });
		if (!made.value.ok) return made.value;
		const [file] = made.value.value.files;
		invariant(file, "a printed card has a file");
		return ok(Uint8Array.from(await readFile(file.path)));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
