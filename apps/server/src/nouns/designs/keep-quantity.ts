import { opensTo } from "../access/opens-to.ts";
import type { Platform } from "../platform.ts";
import type { DesignQuery } from "./design-store.ts";

/** Keeps how many are wanted of a design, whatever its revision. Says whether there is one that opens to this owner. */
export async function keepQuantity(
	{ database }: Pick<Platform, "database">,
	{ id, owner, quantity }: Pick<DesignQuery, "id" | "owner"> & { readonly quantity: number },
): Promise<boolean> {
	if (owner === undefined) return false;
	const kept = await database.db
		.updateTable("design")
		.set({ wanted: quantity })
		.where("id", "=", id)
		.where(opensTo(owner))
		.returning("id")
		.executeTakeFirst();
	return kept !== undefined;
}
