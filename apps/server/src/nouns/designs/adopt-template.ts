import type { Owner } from "@offizin/accounts";
import { designedProduct, isSoldBy } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import { type DesignDocument, knownPhotosOf } from "@offizin/design";
import { type Adopted, accompany, adopt } from "@offizin/layouts";
import type { ChannelKey } from "@offizin/sites";
import type { Configuration } from "@offizin/solver";
import { transact } from "../../adapters/database/transact.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import type { Platform } from "../platform.ts";
import type { RenderFailure } from "../rendering/renderer.ts";
import { type TemplateProduct, templateProduct } from "../templates/template-product.ts";
import { holdUploads } from "../uploads/upload-store.ts";
import { changeChoices } from "./change-choices.ts";
import { fontHashes, mostDesigns } from "./create-design.ts";
import { appendRevision, type DesignRevision, findDesign, insertDesign } from "./design-store.ts";
import { pressFacts } from "./press-facts.ts";

export interface Adoption {
	readonly id: string;
	readonly owner: Owner | undefined;
	/** The revision it was chosen for. */
	readonly base: number;
	readonly template: string;
	readonly channel: ChannelKey;
	/** Who it is checked for: clients take turns. */
	readonly client: string;
}

export interface AdoptedDesign {
	readonly design: DesignRevision;
	readonly unplaced: Adopted["unplaced"];
}

export type AdoptError =
	| {
			readonly code:
				| "design_unknown"
				| "design_read_only"
				| "template_unknown"
				| "product_not_sold"
				| "designs_full"
				| RenderFailure;
	  }
	| { readonly code: "revision_stale"; readonly current: DesignRevision };

/**
 * Makes a design from another template. In other colours of the same card it is the same design, one revision on; another
 * card is a new design, and the former one stays what it is, so that nothing is lost. An envelope of the card is a design
 * beside it, for the same guests (docs/decisions/080).
 */
export async function adoptTemplate(
	platform: Pick<
		Platform,
		"config" | "database" | "files" | "fonts" | "now" | "profiles" | "renderer" | "templates"
	>,
	{ id, owner, base, template, channel, client }: Adoption,
): Promise<Result<AdoptedDesign, AdoptError>> {
	const { config, database, fonts, now, renderer, templates } = platform;
	if (!owner) return err({ code: "design_unknown" });
	const current = await findDesign(database.db, { id, owner });
	if (!current) return err({ code: "design_unknown" });
	if (current.newerVersion !== undefined) return err({ code: "design_read_only" });
	if (current.revision !== base) return err({ code: "revision_stale", current });
	const row = templates.card(template);
	const subject = templateProduct(templates, template);
	const own = templates.card(current.template);
	if (!row || !subject || !own) return err({ code: "template_unknown" });
	if (!isSoldBy(designedProduct(row.productType), channel)) return err({ code: "product_not_sold" });
	const [from, to] = await Promise.all([
		templates.edition(current.template, current.edition),
		templates.document(template),
	]);
	const isBeside = own.envelopes.includes(template);
	const adoption = { document: current.document, from, to };
	const { document: adopted, unplaced } = isBeside
		? { document: accompany(adoption), unplaced: [] }
		: adopt(adoption);
	const document: DesignDocument = {
		...adopted,
		configuration: isBeside ? subject.chosen : carriedChoices(current.document.configuration, subject),
		fonts: { ...fontHashes(adopted, fonts), ...adopted.fonts },
	};
	const press = await pressFacts(platform, { id, document, owner: current.owner });
	const findings = await renderer.run("design.check", { document, press }, { client });
	if (!findings.ok) return err({ code: findings.error });
	// Nothing is left behind in a revision that nobody would find again.
	const isSameCard = unplaced.length === 0 && row.colors.some(({ id: color }) => color === current.template);
	const next: DesignRevision = {
		...current,
		document,
		template,
		edition: row.edition ?? 0,
		findings: findings.value,
		repairs: [],
		savedAt: now(),
		...(isSameCard ? { revision: current.revision + 1 } : { id: newId(), revision: 1 }),
	};
	if (!isSameCard) {
		const inserted = await insertDesign(
			database.db,
			{ ...next, owner },
			{
				channel,
				most: mostDesigns(config),
				...(isBeside ? { beside: id } : { madeFrom: id }),
			},
		);
		return inserted.ok ? ok({ design: next, unplaced }) : err({ code: inserted.error });
	}
	return transact<AdoptedDesign, AdoptError>(database.db, async (trx) => {
		const newest = await findDesign(trx, { id, owner, forUpdate: true });
		if (!newest) return err({ code: "design_unknown" });
		if (newest.revision !== base) return err({ code: "revision_stale", current: newest });
		await holdUploads(trx, [...knownPhotosOf(document).keys()], { owner: current.owner, design: id });
		await appendRevision(trx, next, owner);
		return ok({ design: next, unplaced });
	});
}

/** Paper, refinement and the like, as far as the other card takes them; what it does not take is as it opens. */
function carriedChoices(chosen: Configuration, subject: TemplateProduct): Configuration {
	const taken: [option: string, value: string][] = [];
	let configuration = subject.chosen;
	for (const choice of Object.entries(chosen)) {
		const changed = changeChoices(subject, Object.fromEntries([...taken, choice]));
		if (!changed.ok) continue;
		taken.push(choice);
		configuration = changed.value;
	}
	return configuration;
}
