import { err, ok, type Result } from "@offizin/base";
import {
	type Command,
	type CommandError,
	type DesignDocument,
	withAllRights,
	withMarksOf,
} from "@offizin/design";
import type { Trx } from "../../adapters/database/database.ts";
import { transact } from "../../adapters/database/transact.ts";
import { printedProduct } from "../../adapters/profiles/profile-choice.ts";
import type { Platform } from "../platform.ts";
import type { RenderFailure } from "../rendering/renderer.ts";
import { checkEdition, printProblems } from "./check-edition.ts";
import type { EditionProblem } from "./edition-problem.ts";
import {
	type Change,
	findDraft,
	insertDraft,
	publishEdition,
	removeDraft,
	type TemplateDraft,
	updateDraft,
} from "./edition-store.ts";

type Stale = { readonly code: "revision_stale"; readonly current: TemplateDraft };
type NoDraft = { readonly code: "template_draft_unknown" };

/** The draft of a template: begun from what the shop shows, where there is none yet. */
export async function openDraft(
	{ database, now, templates }: Pick<Platform, "database" | "now" | "templates">,
	template: string,
	by: Change["by"],
): Promise<Result<TemplateDraft, "template_not_found">> {
	await templates.reload();
	const row = templates.card(template);
	if (!row) return err("template_not_found");
	const base = row.edition ?? 0;
	const document = withAllRights(await templates.edition(template, base));
	const begin = { template, base, document };
	return ok(await beginDraft(database.db, begin, { by, at: now() }));
}

/** Two clerks who begin at once get the same draft. */
function beginDraft(
	db: Platform["database"]["db"],
	begin: Pick<TemplateDraft, "template" | "base" | "document">,
	change: Change,
): Promise<TemplateDraft> {
	return db.transaction().execute(async (trx) => {
		const known = await findDraft(trx, begin.template);
		if (known) return known;
		await insertDraft(trx, begin, change);
		const draft = await findDraft(trx, begin.template);
		if (!draft) throw new Error(`the draft of ${begin.template} was published the moment it was begun`);
		return draft;
	});
}

/** What is asked of a draft, and the revision it was asked on. */
export interface OnDraft {
	readonly template: string;
	/** Its id. */
	readonly draft: string;
	readonly base: number;
	readonly by: Change["by"];
	/** Who it is checked for: clients take turns. */
	readonly client: string;
}

export type ChangeDraftError = NoDraft | Stale | CommandError | { readonly code: RenderFailure };

/** Applies commands to the revision they were made on. No photograph of anybody can come in: there is none to place. */
export async function changeDraft(
	platform: Pick<Platform, "database" | "now" | "profiles" | "renderer" | "templates">,
	{ template, draft, base, by, client, commands }: OnDraft & { readonly commands: readonly Command[] },
): Promise<Result<TemplateDraft, ChangeDraftError>> {
	const { database, now, profiles, renderer } = platform;
	const current = await findDraft(database.db, template);
	if (current?.id !== draft) return err({ code: "template_draft_unknown" });
	if (current.revision !== base) return err({ code: "revision_stale", current });
	if (commands.length === 0) return ok(current);
	const { document } = current;
	const press = {
		profile: profiles.choose(printedProduct(document)).profile,
		colorLoss: new Map<string, number>(),
	};
	const task = { document, commands, press, photos: new Map() };
	const changed = await renderer.run("design.change", task, { client });
	if (!changed.ok) return err({ code: changed.error });
	if (!changed.value.ok) return changed.value;
	const at = now();
	const next = {
		...current,
		document: changed.value.value.document,
		revision: current.revision + 1,
		savedAt: at,
		savedBy: by.name,
	};
	return onHeld<TemplateDraft, ChangeDraftError>(database.db, { template, draft, base }, async (trx) => {
		await updateDraft(trx, next, { by, at });
		return ok(next);
	});
}

/** Takes a draft away; what the shop shows stays. */
export function discardDraft(
	{ database }: Pick<Platform, "database">,
	on: Pick<OnDraft, "template" | "draft" | "base">,
): Promise<Result<null, NoDraft | Stale>> {
	return onHeld<null, never>(database.db, on, async (trx, draft) => {
		await removeDraft(trx, draft);
		return ok(null);
	});
}

/** The draft as it would be published: with the rights that the product gives, as the edition before it said. */
export async function asPublished(
	{ templates }: Pick<Platform, "templates">,
	{ template, base, document }: Pick<TemplateDraft, "template" | "base" | "document">,
): Promise<{ readonly document: DesignDocument; readonly original: DesignDocument }> {
	const original = await templates.edition(template, base);
	const { configuration } = original;
	return { original, document: { ...withMarksOf(original, document), configuration } };
}

export type PublishError =
	| NoDraft
	| Stale
	| { readonly code: RenderFailure }
	| { readonly code: "edition_refused"; readonly problems: readonly EditionProblem[] };

/** Makes a draft what the shop shows from now on, if nothing is wrong with it. */
export async function publishDraft(
	platform: Pick<Platform, "database" | "now" | "profiles" | "renderer" | "templates">,
	{ template, draft, base, by, client, note }: OnDraft & { readonly note: string },
): Promise<Result<number, PublishError>> {
	const { database, now, templates } = platform;
	const current = await findDraft(database.db, template);
	if (current?.id !== draft) return err({ code: "template_draft_unknown" });
	if (current.revision !== base) return err({ code: "revision_stale", current });
	const { document, original } = await asPublished(platform, current);
	const problems = await checkEdition(platform, { template, document, original, client });
	if (!problems.ok) return err({ code: problems.error });
	if (problems.value.length > 0) return err({ code: "edition_refused", problems: problems.value });
	const published = await onHeld<number, PublishError>(
		database.db,
		{ template, draft, base },
		async (trx, { id, version }) => {
			await publishEdition(trx, { id, document, note }, { by, at: now() });
			return ok(version);
		},
	);
	if (published.ok) await templates.reload();
	return published;
}

interface Restoration {
	readonly template: string;
	/** What shall be shown again; 0 is what was baked. */
	readonly version: number;
	readonly by: Change["by"];
	readonly note: string;
	/** Who it is checked for: clients take turns. */
	readonly client: string;
}

export type RestoreError =
	| { readonly code: "template_not_found" | "edition_unknown" | "template_draft_open" | RenderFailure }
	| Extract<PublishError, { code: "edition_refused" }>;

/** Publishes an older edition as a new one; nothing before it is lost. */
export async function restoreEdition(
	platform: Pick<Platform, "database" | "now" | "profiles" | "renderer" | "templates">,
	{ template, version, by, note, client }: Restoration,
): Promise<Result<number, RestoreError>> {
	const { database, now, templates } = platform;
	await templates.reload();
	const base = templates.card(template)?.edition ?? 0;
	if (!templates.card(template)) return err({ code: "template_not_found" });
	if (version > base) return err({ code: "edition_unknown" });
	if (version === base) return err({ code: "edition_refused", problems: [{ code: "edition_unchanged" }] });
	const document = await templates.edition(template, version);
	const problems = await printProblems(platform, { template, document, client });
	if (!problems.ok) return err({ code: problems.error });
	if (problems.value.length > 0) return err({ code: "edition_refused", problems: problems.value });
	const change = { by, at: now() };
	const restored = await transact<number, RestoreError>(database.db, async (trx) => {
		if (await findDraft(trx, template, { forUpdate: true })) return err({ code: "template_draft_open" });
		await insertDraft(trx, { template, base, document }, change);
		const draft = await findDraft(trx, template, { forUpdate: true });
		// Somebody else has begun one or restored another in this moment.
		if (draft?.base !== base || draft.revision !== 1) return err({ code: "template_draft_open" });
		await publishEdition(trx, { id: draft.id, document, note }, change);
		return ok(draft.version);
	});
	if (restored.ok) await templates.reload();
	return restored;
}

/** Works on a draft while nobody else can, if it is still the revision that was asked about. */
function onHeld<Value, Failure>(
	db: Platform["database"]["db"],
	{ template, draft: id, base }: Pick<OnDraft, "template" | "draft" | "base">,
	work: (trx: Trx, draft: TemplateDraft) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | NoDraft | Stale>> {
	return transact<Value, Failure | NoDraft | Stale>(db, async (trx) => {
		const draft = await findDraft(trx, template, { forUpdate: true });
		if (draft?.id !== id) return err({ code: "template_draft_unknown" });
		if (draft.revision !== base) return err({ code: "revision_stale", current: draft });
		return work(trx, draft);
	});
}
