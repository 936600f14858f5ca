import type { Owner } from "@offizin/accounts";
import { designedProduct, geometryOf, isSoldBy, type ProductKey, printsOf } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import {
	confirmationKey,
	type Finding,
	isLossy,
	printedGuests,
	type RecordFinding,
	shownGround,
	withPagesCounted,
} from "@offizin/design";
import type { ChannelKey } from "@offizin/sites";
import { type Configuration, isSameConfiguration } from "@offizin/solver";
import type { Trx } from "../../adapters/database/database.ts";
import { type ChoiceRefusal, changeChoices } from "../designs/change-choices.ts";
import { appendRevision, type DesignRevision, findDesign } from "../designs/design-store.ts";
import { pressFacts } from "../designs/press-facts.ts";
import type { Platform } from "../platform.ts";
import type { RenderFailure } from "../rendering/renderer.ts";
import { designProduct } from "../templates/template-product.ts";

/** What a cart line holds on to. */
export interface PinnedDesign {
	readonly designId: string;
	readonly revision: number;
	readonly product: ProductKey;
	readonly template: string;
	readonly configuration: Configuration;
	/** Each copy is a guest's own, so that there are as many as guests. */
	readonly isPersonal?: true;
	/** Its pages are prints: there are as many as they say. */
	readonly isSet?: true;
	/** Name of the colour that is seen round its bar or between its photos. */
	readonly ground?: string;
	/** The card it was made for. */
	readonly beside?: string;
}

/** "design_moved": it was changed while it was checked; "design_unknown": it has gone since. */
export type PinError = { readonly code: "design_moved" | "design_unknown" };

export type PrepareError =
	| {
			readonly code:
				| "design_unknown"
				| "design_read_only"
				| "design_damaged"
				| "product_not_sold"
				| RenderFailure;
	  }
	| ChoiceRefusal
	| { readonly code: "revision_stale"; readonly revision: number }
	| { readonly code: "quantity_by_guests"; readonly guests: number }
	| { readonly code: "quantity_by_prints"; readonly prints: number }
	| { readonly code: "guests_not_printable"; readonly findings: readonly RecordFinding[] }
	| { readonly code: "design_not_printable" | "confirmation_needed"; readonly findings: readonly Finding[] };

interface PinRequest {
	readonly owner: Owner;
	/** Whose cart it is for. */
	readonly channel: ChannelKey;
	readonly designId: string;
	/** The revision that was shown to the person; the newest when undefined. */
	readonly revision: number | undefined;
	/** Chosen options; what is missing is as the design has it. */
	readonly configuration: Readonly<Record<string, unknown>>;
	/** How many are wanted; where each copy is a guest's own, as many as guests, and of a set as many as its prints. */
	readonly quantity: number;
	/** Keys of the findings that were agreed to. */
	readonly confirmed: readonly string[];
	/** Who it is checked for: clients take turns. */
	readonly client: string;
}

/** A design checked for print in the configuration it is wanted in. */
export interface PreparedDesign {
	/** Who wants it. */
	readonly owner: Owner;
	readonly design: DesignRevision;
	readonly configuration: Configuration;
	readonly findings: readonly Finding[];
}

/**
 * Checks the newest revision of a design as it would be printed; "revision_stale" when another one was shown. Nothing gets
 * into a cart, and so into an order, that has an error or something nobody agreed to; a revision in a cart never changes.
 */
export async function prepareDesign(
	platform: Pick<Platform, "database" | "files" | "profiles" | "renderer" | "templates">,
	{ owner, channel, designId, revision, configuration, quantity, confirmed, client }: PinRequest,
): Promise<Result<PreparedDesign, PrepareError>> {
	const { database, renderer, templates } = platform;
	const design = await findDesign(database.db, { id: designId, owner });
	if (!design) return err({ code: "design_unknown" });
	if (!isSoldBy(designedProduct(design.document.product), channel)) return err({ code: "product_not_sold" });
	if (revision !== undefined && revision !== design.revision) {
		return err({ code: "revision_stale", revision: design.revision });
	}
	if (design.newerVersion !== undefined) return err({ code: "design_read_only" });
	if (design.repairs.some(isLossy)) return err({ code: "design_damaged" });
	const guests = printedGuests(design.document);
	if (guests && guests.length !== quantity) {
		return err({ code: "quantity_by_guests", guests: guests.length });
	}
	const prints = printsOf(design.document);
	if (prints !== undefined && prints !== quantity) return err({ code: "quantity_by_prints", prints });
	const chosen = changeChoices(designProduct(templates, design), configuration);
	if (!chosen.ok) return chosen;
	// Anew, although findings are kept: those may be of an earlier release, and this is what will be printed.
	const document = withPagesCounted({ ...design.document, configuration: chosen.value });
	const { configuration: counted } = document;
	const press = await pressFacts(platform, { id: designId, document, owner: design.owner });
	const findings = await renderer.run("design.check", { document, press }, { client });
	if (!findings.ok) return err({ code: findings.error });
	const errors = findings.value.filter(({ severity }) => severity === "error");
	if (errors.length > 0) return err({ code: "design_not_printable", findings: errors });
	if (guests) {
		const unfit = await renderer.run("design.checkGuests", { document, press }, { client });
		if (!unfit.ok) return err({ code: unfit.error });
		if (unfit.value.length > 0) return err({ code: "guests_not_printable", findings: unfit.value });
	}
	const open = findings.value.filter(
		(finding) => finding.severity === "confirm" && !confirmed.includes(confirmationKey(finding)),
	);
	if (open.length > 0) return err({ code: "confirmation_needed", findings: open });
	return ok({ owner, design, configuration: counted, findings: findings.value });
}

/**
 * Holds a prepared design. Another configuration than it has makes a new revision with it, so that design and line
 * always say the same.
 */
export async function pinDesign(
	trx: Trx,
	{ owner, design, configuration, findings }: PreparedDesign,
	now: Date,
): Promise<Result<PinnedDesign, PinError>> {
	const { id, revision } = design;
	const newest = await findDesign(trx, { id, owner, forUpdate: true });
	if (!newest) return err({ code: "design_unknown" });
	if (newest.revision !== revision) return err({ code: "design_moved" });
	const product = designedProduct(design.document.product).key;
	const isPersonal = printedGuests(design.document) !== undefined;
	const card = await trx.selectFrom("design").select("beside").where("id", "=", id).executeTakeFirst();
	const chosen = { ...design.document, configuration };
	const ground = shownGround(chosen, geometryOf(chosen));
	const pinned = {
		designId: id,
		product,
		template: design.template,
		configuration,
		...(isPersonal && { isPersonal }),
		...(printsOf(design.document) !== undefined && { isSet: true as const }),
		...(ground && { ground: ground.name }),
		...(card?.beside && { beside: card.beside }),
	};
	if (isSameConfiguration(configuration, design.document.configuration)) {
		return ok({ ...pinned, revision });
	}
	const next = { ...design, revision: revision + 1, document: chosen, findings, savedAt: now };
	await appendRevision(trx, next, owner);
	return ok({ ...pinned, revision: next.revision });
}
