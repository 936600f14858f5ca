import type { Owner } from "@offizin/accounts";
import { err, type Result } from "@offizin/base";
import { commandsBetween } from "@offizin/design";
import type { Platform } from "../platform.ts";
import { type ChangeDesignError, changeDesign } from "./change-design.ts";
import { type DesignRevision, findDesign } from "./design-store.ts";

interface Restoration {
	readonly id: string;
	readonly owner: Owner | undefined;
	/** Who it is checked for: clients take turns. */
	readonly client: string;
	/** The newest revision, as whoever asks has seen it. */
	readonly base: number;
	/** The state that shall be the newest again. */
	readonly revision: number;
}

/** Changes a design to what it was, by commands as every other change: a new revision, and nothing before it is lost. */
export async function restoreVersion(
	platform: Pick<Platform, "database" | "files" | "now" | "profiles" | "renderer" | "templates">,
	{ id, owner, client, base, revision }: Restoration,
): Promise<Result<DesignRevision, ChangeDesignError>> {
	const { db } = platform.database;
	const current = await findDesign(db, { id, owner });
	const wanted = await findDesign(db, { id, owner, revision });
	if (!current || !wanted) return err({ code: "design_unknown" });
	if (wanted.newerVersion !== undefined) return err({ code: "design_read_only" });
	const commands = commandsBetween(current.document, wanted.document);
	const { configuration } = wanted.document;
	return changeDesign(platform, { id, owner, client, base, commands, configuration });
}
