import { formatOwner } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import { sql } from "kysely";
import { transact } from "../../adapters/database/transact.ts";
import { deleteDesign } from "../designs/delete-design.ts";
import type { DesignQuery } from "../designs/design-store.ts";
import type { Platform } from "../platform.ts";

/**
 * Takes a design from somebody's list because they want it: from its owner for good and for all, from who only holds it
 * for them alone. Never one that lies in their cart.
 */
export async function putAway(
	platform: Pick<Platform, "database" | "files">,
	{ id, owner }: Pick<DesignQuery, "id" | "owner">,
): Promise<Result<undefined, "design_unknown" | "design_held">> {
	if (owner === undefined) return err("design_unknown");
	const deleted = await deleteDesign(platform, { id, owner });
	if (deleted.ok || deleted.error !== "design_unknown") return deleted;
	return transact(platform.database.db, async (trx) => {
		const whose = formatOwner(owner);
		await trx.selectFrom("design").select("id").where("id", "=", id).forUpdate().execute();
		const left = await trx
			.deleteFrom("design_holder")
			.where("design", "=", id)
			.where("owner", "=", whose)
			.returning(isInCartOf(whose).as("isInCart"))
			.executeTakeFirst();
		if (!left) return err("design_unknown");
		return left.isInCart ? err("design_held") : ok(undefined);
	});
}

function isInCartOf(owner: string) {
	return sql<boolean>`exists (
		select from cart
		where cart.owner = ${owner} and cart.ordered_at is null
			and cart.lines @> jsonb_build_array(jsonb_build_object('designId', design_holder.design))
	)`;
}
