import { err, ok, type Result } from "@offizin/base";
import {
	type CardConfiguration,
	type ConfigurationError,
	formatCardConfiguration,
	formatOf,
	parseCardConfiguration,
} from "@offizin/catalog";
import { checkDocument, type Finding } from "@offizin/design";
import { templates } from "@offizin/templates";
import type { Shaper } from "@offizin/text";
import type { Trx } from "../database/database.ts";
import { appendRevision, findDesign } from "../designs/design-store.ts";

/** What a cart line holds on to. */
export interface PinnedDesign {
	readonly designId: string;
	readonly revision: number;
	readonly template: string;
	readonly configuration: CardConfiguration;
}

export type PinError =
	| { readonly code: "design_unknown" }
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
	{ shaper, now }: { readonly shaper: Shaper; readonly now: Date },
): Promise<Result<PinnedDesign, PinError>> {
	const design = await findDesign(trx, { id: designId, owner, forUpdate: true });
	if (!design) return err({ code: "design_unknown" });
	const template = templates.find(({ id }) => id === design.template);
	const chosen = parseCardConfiguration(configuration, design.configuration, {
		formatType: design.document.formatType,
		// A template that is no longer sold still allows what the design already is.
		refinements: template?.refinements ?? [design.configuration.refinementType],
	});
	if (!chosen.ok) return chosen;

	const findings = checkDocument(design.document, formatOf(chosen.value), shaper);
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
