import { err, ok, type Result } from "@offizin/base";
import type { ConfigurationError } from "@offizin/catalog";
import { parseCardWithAccessories } from "@offizin/catalog/products";
import { type DesignDocument, elementsOf, fontsOf } from "@offizin/design";
import { templates } from "@offizin/templates";
import type { Fonts } from "../fonts/fonts.ts";
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
	{ database, fonts, now }: Pick<Platform, "database" | "fonts" | "now">,
	{ template: templateId, configuration: chosen, channel }: NewDesign,
	owner: () => string,
): Promise<Result<DesignRevision, CreateDesignError>> {
	const template = templates.find(({ id }) => id === templateId);
	if (!template) return err({ code: "template_unknown" });
	const configuration = parseCardWithAccessories(chosen, template.defaultConfiguration, {
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
		document: { ...template.document, fonts: fontHashes(template.document, fonts) },
		repairs: [],
		newerVersion: undefined,
		savedAt: now(),
	};
	await insertDesign(database.db, design, channel);
	return ok(design);
}

/** The file behind every font the shopper may choose, by its content: what is printed in ten years is what was seen. */
function fontHashes(document: DesignDocument, fonts: Fonts): DesignDocument["fonts"] {
	const used = new Set([...fontsOf(elementsOf(document)), ...document.choices.fonts]);
	return Object.fromEntries(
		[...used].flatMap((id) => {
			const file = fonts.file(id);
			return file ? [[id, file.sha256]] : [];
		}),
	);
}
