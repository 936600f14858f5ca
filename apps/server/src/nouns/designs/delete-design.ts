import { formatOwner } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import { transact } from "../../adapters/database/transact.ts";
import type { Platform } from "../platform.ts";
import type { DesignQuery } from "./design-store.ts";
import { isHeld, removeDesign } from "./remove-design.ts";

/** Removes a design for good because its owner wants it; never one that lies in a cart or an order. */
export function deleteDesign(
	{ database, files }: Pick<Platform, "database" | "files">,
	{ id, owner }: Pick<DesignQuery, "id" | "owner">,
): Promise<Result<undefined, "design_unknown" | "design_held">> {
	return transact(database.db, async (trx) => {
		if (owner === undefined) return err("design_unknown");
		const locked = await trx
			.selectFrom("design")
			.select("id")
			.where("id", "=", id)
			.where("owner", "=", formatOwner(owner))
			.forUpdate()
			.executeTakeFirst();
		if (!locked) return err("design_unknown");
		// Asked once it is locked: whoever puts it into a cart locks it too, and may just have done so.
		const held = await trx.selectFrom("design").select("id").where("id", "=", id).where(isHeld).execute();
		if (held.length > 0) return err("design_held");
		await removeDesign(trx, files, id);
		return ok(undefined);
	});
}
