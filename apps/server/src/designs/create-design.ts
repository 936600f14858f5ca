import { err, ok, type Result } from "@offizin/base";
import { type ConfigurationError, parseCardConfiguration } from "@offizin/catalog";
import { templates } from "@offizin/templates";
import { newId } from "../http/new-id.ts";
import type { Platform } from "../platform.ts";
import { type DesignRevision, insertDesign } from "./design-store.ts";

export interface NewDesign {
	readonly template: string;
	readonly configuration: Readonly<Record<string, unknown>>;
	readonly channel: string;
}

export type CreateDesignError = { readonly code: "template_unknown" } | ConfigurationError;

/** Starts a design from a template. `owner` is asked for only when there is something to store. */
export async function createDesign(
	{ database, now }: Pick<Platform, "database" | "now">,
	{ template: templateId, configuration: chosen, channel }: NewDesign,
	owner: () => string,
): Promise<Result<DesignRevision, CreateDesignError>> {
	const template = templates.find(({ id }) => id === templateId);
	if (!template) return err({ code: "template_unknown" });
	const configuration = parseCardConfiguration(chosen, template.defaultConfiguration, {
		formatType: template.document.formatType,
		refinements: template.refinements,
	});
	if (!configuration.ok) return configuration;
	const design = {
		id: newId(),
		owner: owner(),
		template: template.id,
		revision: 1,
		configuration: configuration.value,
		document: template.document,
		savedAt: now(),
	};
	await insertDesign(database.db, design, channel);
	return ok(design);
}
