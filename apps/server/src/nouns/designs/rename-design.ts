import { opensTo } from "../access/opens-to.ts";
import type { Platform } from "../platform.ts";
import type { DesignQuery } from "./design-store.ts";

/** Calls a design as its owner wants it; an empty name gives it back the one made for it. Says whether there is one. */
export async function renameDesign(
	{ database }: Pick<Platform, "database">,
	{ id, owner, name }: Pick<DesignQuery, "id" | "owner"> & { readonly name: string },
): Promise<boolean> {
	if (owner === undefined) return false;
	const renamed = await database.db
		.updateTable("design")
		.set({ name: name === "" ? null : name })
		.where("id", "=", id)
		.where(opensTo(owner))
		.returning("id")
		.executeTakeFirst();
	return renamed !== undefined;
}
