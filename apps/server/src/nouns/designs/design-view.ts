import { geometryOf } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import type { Design } from "@offizin/contract";
import { confirmationKey, type Finding, photosOf, withPicturesFitted } from "@offizin/design";
import { elementName, findingWords } from "@offizin/words";
import { pressColors } from "../../adapters/profiles/ink-colors.ts";
import { printedProduct } from "../../adapters/profiles/profile-choice.ts";
import type { Platform } from "../platform.ts";
import type { RenderFailure } from "../rendering/renderer.ts";
import { findUploads, focusOf, likenessOf } from "../uploads/upload-store.ts";
import { type DesignRevision, keepFindings } from "./design-store.ts";
import { pressFacts } from "./press-facts.ts";

/** How long one that was too heavy to check is not checked again: a process may only have had a bad hour. */
const TOO_HEAVY_MS = 3_600_000;
const MOST_TOO_HEAVY = 10_000;
/** When revisions were found to be too heavy, the last one last; for all databases, since a design has a random id. */
const tooHeavySince = new Map<string, number>();

/** A design as its owner sees it, with what would stop or blemish the print. */
export async function designView(
	platform: Pick<Platform, "database" | "files" | "now" | "renderer" | "profiles">,
	design: DesignRevision,
	{ client, locale }: { readonly client: string; readonly locale: string },
): Promise<Result<Design, RenderFailure>> {
	const { database, renderer, profiles } = platform;
	const { id, revision, template, document, savedAt, repairs, newerVersion } = design;
	const { proof } = profiles.choose(printedProduct(document));
	const placed = [...new Set(photosOf(document).map(({ upload }) => upload))];
	const uploads = await findUploads(database.db, placed, { owner: design.owner, design: id });
	const findings = design.findings ? ok(design.findings) : await findOnce();
	if (!findings.ok) return findings;
	return ok({
		id,
		revision,
		template,
		// As commands find it (apply-change.ts): both sides come to the same.
		document: withPicturesFitted(document, geometryOf(document)),
		pressColors: await pressColors(document, profiles),
		isReadOnly: newerVersion !== undefined,
		repairs: repairs.map((repair) =>
			"label" in repair ? { ...repair, label: elementName(repair.label, locale) } : { ...repair },
		),
		photos: [...uploads.values()].map((upload) => ({
			...{ upload: upload.id, sha256: upload.sha256, takenOn: upload.taken_on },
			...{ focus: focusOf(upload) ?? null, likeness: likenessOf(upload) },
			thumb: `/web-api/uploads/${upload.id}/thumb?proof=${proof}`,
			screen: `/web-api/uploads/${upload.id}/screen?proof=${proof}`,
		})),
		findings: findings.value.map((finding) => findingView(finding, locale)),
		savedAt: savedAt.toISOString(),
	});

	/** A revision stored before findings were is checked the first time somebody asks for it. */
	async function findOnce(): Promise<Result<readonly Finding[], RenderFailure>> {
		const name = `${id} ${revision}`;
		const at = platform.now().getTime();
		const since = tooHeavySince.get(name);
		if (since !== undefined && Math.abs(at - since) < TOO_HEAVY_MS) return err("render_too_heavy");
		const press = await pressFacts(platform, design);
		const found = await renderer.run("design.check", { document, press }, { client });
		if (found.ok) await keepFindings(database.db, design, found.value);
		else if (found.error === "render_too_heavy") keepTooHeavy(name, at);
		return found;
	}
}

function keepTooHeavy(name: string, at: number): void {
	tooHeavySince.delete(name);
	tooHeavySince.set(name, at);
	const [oldest] = tooHeavySince.keys();
	if (oldest !== undefined && tooHeavySince.size > MOST_TOO_HEAVY) tooHeavySince.delete(oldest);
}

function findingView(finding: Finding, locale: string): Design["findings"][number] {
	const { rule, severity, page, element, label, repair: _repair, ...details } = finding;
	const entries = Object.entries(details).map(([name, value]) => [
		name,
		typeof value === "object" ? [...value] : value,
	]);
	const message = findingWords(finding, locale);
	const key = severity === "confirm" ? { key: confirmationKey(finding) } : {};
	const named = { page, element, label: elementName(label, locale) };
	return { rule, severity, ...named, ...key, message, details: Object.fromEntries(entries) };
}
