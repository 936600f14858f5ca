import type { Owner } from "@offizin/accounts";
import { designedProduct, isSoldBy } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import { type DesignDocument, elementsOf, fontsOf, possibleFallbacks, withPagesNamed } from "@offizin/design";
import type { ChannelKey } from "@offizin/sites";
import type { FontFiles } from "../../adapters/fonts/font-files.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import { printedProduct } from "../../adapters/profiles/profile-choice.ts";
import type { Platform } from "../platform.ts";
import type { RenderFailure } from "../rendering/renderer.ts";
import { templateProduct } from "../templates/template-product.ts";
import { type ChoiceRefusal, changeChoices, firstChoices } from "./change-choices.ts";
import { type DesignRevision, insertDesign } from "./design-store.ts";

export interface NewDesign {
	readonly template: string;
	readonly configuration: Readonly<Record<string, unknown>>;
	readonly channel: ChannelKey;
	/** Who it is checked for: clients take turns. */
	readonly client: string;
}

export type CreateDesignError =
	| { readonly code: "template_unknown" | "product_not_sold" | "designs_full" | RenderFailure }
	| ChoiceRefusal;

/** Of one owner. Each template somebody tries out becomes a design; those nobody goes on with go after 90 days. */
const MAX_DESIGNS = 500;

export function mostDesigns({ rateLimitFactor }: Pick<Platform["config"], "rateLimitFactor">): number {
	return MAX_DESIGNS * rateLimitFactor;
}

/** Starts a design from a template. `owner` is asked for only when there is something to store. */
export async function createDesign(
	{
		config,
		database,
		fonts,
		now,
		profiles,
		renderer,
		templates,
	}: Pick<Platform, "config" | "database" | "fonts" | "now" | "profiles" | "renderer" | "templates">,
	{ template: templateId, configuration: chosen, channel, client }: NewDesign,
	owner: () => Owner,
): Promise<Result<DesignRevision, CreateDesignError>> {
	const template = templates.row(templateId);
	const subject = templateProduct(templates, templateId);
	if (!template || !subject) return err({ code: "template_unknown" });
	const product = designedProduct(template.productType);
	if (!isSoldBy(product, channel) || !product.geometry) return err({ code: "product_not_sold" });
	const choose = template.productType === "card" ? changeChoices : firstChoices;
	const configuration = choose(subject, chosen);
	if (!configuration.ok) return configuration;
	const drawn = await templates.document(templateId);
	const document = withPagesNamed({
		...drawn,
		configuration: configuration.value,
		fonts: fontHashes(drawn, fonts),
	});
	const { profile } = profiles.choose(printedProduct(document));
	const press = { profile, colorLoss: new Map<string, number>() };
	const findings = await renderer.run("design.check", { document, press }, { client });
	if (!findings.ok) return err({ code: findings.error });
	const design = {
		document,
		findings: findings.value,
		id: newId(),
		owner: owner(),
		template: template.id,
		edition: template.edition ?? 0,
		revision: 1,
		repairs: [],
		newerVersion: undefined,
		savedAt: now(),
	};
	const inserted = await insertDesign(database.db, design, { channel, most: mostDesigns(config) });
	return inserted.ok ? ok(design) : err({ code: inserted.error });
}

/** The file behind every font the shopper may choose, by its content: what is printed in ten years is what was seen. */
export function fontHashes(document: DesignDocument, fonts: FontFiles): DesignDocument["fonts"] {
	const chosen = [...fontsOf(elementsOf(document)), ...document.choices.fonts];
	const used = new Set([...chosen, ...possibleFallbacks(chosen)]);
	return Object.fromEntries(
		[...used].flatMap((id) => {
			const file = fonts.file(id);
			return file ? [[id, file.sha256]] : [];
		}),
	);
}
