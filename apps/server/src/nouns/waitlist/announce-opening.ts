import { designedProduct, isSoldBy, type ProductKey, products } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import { type ChannelKey, channelKeys } from "@offizin/sites";
import type { Db } from "../../adapters/database/database.ts";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import type { Platform } from "../platform.ts";

/** A product in a brand. */
export interface Opening {
	readonly product: ProductKey;
	readonly channel: ChannelKey;
}

/** How many wait for it; those who have not confirmed it yet are told nothing. */
export interface Waiting extends Opening {
	readonly confirmed: number;
	readonly unconfirmed: number;
	/** Whether there is something to tell. */
	readonly isOpen: boolean;
}

/** Every product of every brand with who waits for it, in the order of the products. */
export async function listWaiting(
	db: Db,
	templates: Pick<TemplateStore, "rows" | "starts">,
): Promise<Waiting[]> {
	const counted = await db
		.selectFrom("waitlist_entry")
		.select(({ fn }) => [
			"product",
			"channel",
			fn.count<string>("confirmed_at").as("confirmed"),
			fn.countAll<string>().as("all"),
		])
		.where("announced_at", "is", null)
		.groupBy(["product", "channel"])
		.execute();
	return products.flatMap((product) =>
		channelKeys
			.filter((channel) => isSoldBy(product, channel))
			.map((channel) => {
				const found = counted.find((row) => row.product === product.key && row.channel === channel);
				const confirmed = Number(found?.confirmed ?? 0);
				return {
					product: product.key,
					channel,
					confirmed,
					unconfirmed: Number(found?.all ?? 0) - confirmed,
					isOpen: isOpen(templates, product.key),
				};
			}),
	);
}

/** Orders a mail to everybody who has confirmed to wait for it and was not told yet, and says how many these are. */
export async function announceOpening(
	{ database: { db }, now, queue, templates }: Pick<Platform, "database" | "now" | "queue" | "templates">,
	{ product, channel }: Opening,
): Promise<Result<number, { readonly code: "product_not_open" }>> {
	if (!isOpen(templates, product)) return err({ code: "product_not_open" });
	return db.transaction().execute(async (trx) => {
		// Of two who press the button at once the second finds nobody left.
		const told = await trx
			.updateTable("waitlist_entry")
			.set({ announced_at: now() })
			.where("product", "=", product)
			.where("channel", "=", channel)
			.where("confirmed_at", "is not", null)
			.where("announced_at", "is", null)
			.returning("id")
			.execute();
		for (const { id } of told) await queue.send("waitlist.opening", { entry: id }, { trx, key: id });
		return ok(told.length);
	});
}

/** Whether a product can be designed, and printed. */
function isOpen({ rows, starts }: Pick<TemplateStore, "rows" | "starts">, product: ProductKey): boolean {
	const hasBeginning = [...rows, ...starts].some(({ productType }) => productType === product);
	return hasBeginning && designedProduct(product).geometry !== undefined;
}
