import { err, ok, type Result } from "@offizin/base";
import type { CardConfiguration, ConfigurationError } from "@offizin/catalog";
import { parseCardWithAccessories } from "@offizin/catalog/products";
import { applyCommands, type Command, type CommandError } from "@offizin/design";
import { templates } from "@offizin/templates";
import type { Trx } from "../database/database.ts";
import type { Platform } from "../platform.ts";
import { holdUploads } from "../uploads/upload-store.ts";
import { appendRevision, type DesignRevision, findDesign } from "./design-store.ts";

export interface DesignChange {
	readonly id: string;
	readonly owner: string | undefined;
	/** The revision the change was made on. */
	readonly base: number;
	readonly commands: readonly Command[];
	readonly configuration?: Readonly<Record<string, unknown>> | undefined;
}

export type ChangeDesignError =
	| { readonly code: "design_unknown" | "design_read_only" }
	| { readonly code: "revision_stale"; readonly current: DesignRevision }
	| CommandError
	| ConfigurationError;

/** Applies a change to the revision it was made on and stores the next one; a change of nothing stores nothing. */
export async function changeDesign(
	{ database, now }: Pick<Platform, "database" | "now">,
	change: DesignChange,
): Promise<Result<DesignRevision, ChangeDesignError>> {
	return database.db.transaction().execute(async (trx) => {
		const { id, owner, base, commands } = change;
		const current = await findDesign(trx, { id, owner, forUpdate: true });
		if (!current) return err({ code: "design_unknown" });
		if (current.newerVersion !== undefined) return err({ code: "design_read_only" });
		if (current.revision !== base) return err({ code: "revision_stale", current });
		if (commands.length === 0 && !change.configuration) return ok(current);
		const configuration = configurationAfter(current, change.configuration);
		if (!configuration.ok) return configuration;
		const document = applyCommands(current.document, commands, await photosFor(trx, commands, current.owner));
		if (!document.ok) return document;
		const next = {
			...current,
			revision: current.revision + 1,
			configuration: configuration.value,
			document: document.value,
			savedAt: now(),
		};
		await appendRevision(trx, next);
		return ok(next);
	});
}

function configurationAfter(
	{ configuration, document, template: templateId }: DesignRevision,
	chosen: DesignChange["configuration"],
): Result<CardConfiguration, ConfigurationError> {
	if (!chosen) return ok(configuration);
	const template = templates.find(({ id }) => id === templateId);
	// A template that is no longer sold still allows what the design already is.
	const refinements = template?.refinements ?? [configuration.refinementType];
	return parseCardWithAccessories(chosen, configuration, { formatType: document.formatType, refinements });
}

/** Sizes of the photos the commands place, as far as they belong to the owner. */
async function photosFor(trx: Trx, commands: readonly Command[], owner: string) {
	const ids = commands.flatMap((command) => {
		if (command.type === "setPhoto") return [command.upload];
		const added = command.type === "addElement" ? command.value : undefined;
		return added?.type === "photo" && added.photo ? [added.photo.upload] : [];
	});
	const uploads = await holdUploads(trx, ids, owner);
	return (id: string) => uploads.get(id);
}
