import { err, ok, type Result } from "@offizin/base";
import { type CardConfiguration, type ConfigurationError, formatCardConfiguration } from "@offizin/catalog";
import { parseCardWithAccessories } from "@offizin/catalog/products";
import { type Finding, isLossy } from "@offizin/design";
import { templates } from "@offizin/templates";
import type { Trx } from "../database/database.ts";
import { checkDesign } from "../designs/check-design.ts";
import { appendRevision, findDesign } from "../designs/design-store.ts";
import type { Fonts } from "../fonts/fonts.ts";

/** What a cart line holds on to. */
export interface PinnedDesign {
	readonly designId: string;
	readonly revision: number;
	readonly template: string;
	readonly configuration: CardConfiguration;
}

export type PinError =
	| { readonly code: "design_unknown" | "design_read_only" | "design_damaged" }
	| ConfigurationError
	| { readonly code: "design_not_printable"; readonly findings: readonly Finding[] };

interface PinRequest {
	readonly owner: string;
	readonly designId: string;
	/** Chosen options; what is missing is as the design has it. */
	readonly configuration: Readonly<Record<string, unknown>>;
}

/**
 * The revision of a design that would be printed: its newest one, checked. Another configuration than the design
 * has makes a new revision with it, so that design and line always say the same.
 */
export async function pinDesign(
	trx: Trx,
	{ owner, designId, configuration }: PinRequest,
	{ fonts, now }: { readonly fonts: Fonts; readonly now: Date },
): Promise<Result<PinnedDesign, PinError>> {
	const design = await findDesign(trx, { id: designId, owner, forUpdate: true });
	if (!design) return err({ code: "design_unknown" });
	if (design.newerVersion !== undefined) return err({ code: "design_read_only" });
	if (design.repairs.some(isLossy)) return err({ code: "design_damaged" });
	const template = templates.find(({ id }) => id === design.template);
	const chosen = parseCardWithAccessories(configuration, design.configuration, {
		formatType: design.document.formatType,
		// A template that is no longer sold still allows what the design already is.
		refinements: template?.refinements ?? [design.configuration.refinementType],
	});
	if (!chosen.ok) return chosen;

	const findings = checkDesign({ document: design.document, configuration: chosen.value }, fonts);
	const errors = findings.filter(({ severity }) => severity === "error");
	if (errors.length > 0) return err({ code: "design_not_printable", findings: errors });

	const pinned = { designId, template: design.template, configuration: chosen.value };
	if (formatCardConfiguration(chosen.value) === formatCardConfiguration(design.configuration)) {
		return ok({ ...pinned, revision: design.revision });
	}
	const next = { ...design, revision: design.revision + 1, configuration: chosen.value, savedAt: now };
	await appendRevision(trx, next);
	return ok({ ...pinned, revision: next.revision });
}
