import { err, ok, type Result } from "@offizin/base";
import { transact } from "../../adapters/database/transact.ts";
import type { Platform } from "../platform.ts";
import { type DesignQuery, findDesign } from "./design-store.ts";

/** Of one design: whatever has a name is never thinned out. */
const MOST_NAMED = 20;

interface NamingError {
	readonly code: "design_unknown" | "design_versions_full";
}

/** Calls a state of a design something, so that it is kept (prune-revisions.ts); an empty name lets it go again. */
export function nameVersion(
	{ database }: Pick<Platform, "database">,
	{
		id,
		owner,
		revision,
		name,
	}: Pick<DesignQuery, "id" | "owner"> & { readonly revision: number; readonly name: string },
): Promise<Result<null, NamingError>> {
	return transact<null, NamingError>(database.db, async (trx) => {
		const design = await findDesign(trx, { id, owner, revision, forUpdate: true });
		if (!design) return err({ code: "design_unknown" });
		const others = await trx
			.selectFrom("design_revision")
			.select(({ fn }) => fn.countAll<number | string>().as("count"))
			.where("design", "=", id)
			.where("revision", "!=", revision)
			.where("name", "is not", null)
			.executeTakeFirstOrThrow();
		if (name !== "" && Number(others.count) >= MOST_NAMED) return err({ code: "design_versions_full" });
		await trx
			.updateTable("design_revision")
			.set({ name: name === "" ? null : name })
			.where("design", "=", id)
			.where("revision", "=", revision)
			.execute();
		// Without its name it may be one too many.
		await trx.updateTable("design").set({ is_thinned: false }).where("id", "=", id).execute();
		return ok(null);
	});
}
