import type { Owner } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import {
	type Command,
	type CommandError,
	type DesignDocument,
	type DesignElement,
	pageFillings,
	type SeenPhoto,
	type SimpleCommand,
	simpleCommands,
} from "@offizin/design";
import type { Configuration } from "@offizin/solver";
import { transact } from "../../adapters/database/transact.ts";
import type { Platform } from "../platform.ts";
import type { RenderFailure } from "../rendering/renderer.ts";
import { designProduct } from "../templates/template-product.ts";
import { notePhotos } from "../uploads/design-photos.ts";
import { findUploads, focusOf, holdUploads, type UploadRow } from "../uploads/upload-store.ts";
import { type ChoiceRefusal, changeChoices } from "./change-choices.ts";
import { appendRevision, type DesignRevision, findDesign } from "./design-store.ts";
import { pressFacts } from "./press-facts.ts";

export interface DesignChange {
	readonly id: string;
	readonly owner: Owner | undefined;
	/** Who it is checked for: clients take turns. */
	readonly client: string;
	/** The revision the change was made on. */
	readonly base: number;
	readonly commands: readonly Command[];
	readonly configuration?: Readonly<Record<string, unknown>> | undefined;
}

export type ChangeDesignError =
	| { readonly code: "design_unknown" | "design_read_only" | RenderFailure }
	| { readonly code: "revision_stale"; readonly current: DesignRevision }
	/** What people may do to an element is said in its template alone. */
	| { readonly code: "rights_fixed"; readonly element: string }
	| CommandError
	| ChoiceRefusal;

/**
 * Applies a change to the revision it was made on and stores the next one with its findings; a change of nothing stores
 * nothing. All work is done before the transaction, which only sees that nobody came first.
 */
export async function changeDesign(
	platform: Pick<Platform, "database" | "files" | "now" | "profiles" | "renderer" | "templates">,
	change: DesignChange,
): Promise<Result<DesignRevision, ChangeDesignError>> {
	const { database, now, renderer } = platform;
	const { id, owner, base, commands, client } = change;
	if (!owner) return err({ code: "design_unknown" });
	const current = await findDesign(database.db, { id, owner });
	if (!current) return err({ code: "design_unknown" });
	if (current.newerVersion !== undefined) return err({ code: "design_read_only" });
	if (current.revision !== base) return err({ code: "revision_stale", current });
	if (commands.length === 0 && !change.configuration) return ok(current);
	const [granting] = grantedIn(commands);
	if (granting !== undefined) return err({ code: "rights_fixed", element: granting });
	const configuration = configurationAfter(platform, current, change.configuration);
	if (!configuration.ok) return configuration;
	const placed = photosIn(commands);
	const used = new Set(placed.map(({ upload }) => upload));
	const ids = [...used, ...laidIntoTray(commands)];
	// Whoever changes it places photos of their own and those that stood in it already.
	const placing = { owner, design: id };
	const uploads = await findUploads(database.db, ids, placing);
	const document = { ...current.document, configuration: configuration.value };
	const press = await pressFacts(platform, {
		id,
		document,
		owner: current.owner,
		placed: [...uploads.values()].filter((upload) => used.has(upload.id)),
	});
	const photos = new Map([...uploads].map(([upload, row]) => [upload, seenPhoto(row)]));
	const changed = await renderer.run("design.change", { document, commands, photos, press }, { client });
	if (!changed.ok) return err({ code: changed.error });
	if (!changed.value.ok) return changed.value;
	const counted = pagesCounted(platform, current, configuration.value, changed.value.value.document);
	if (!counted.ok) return counted;
	const next = {
		...current,
		...changed.value.value,
		revision: current.revision + 1,
		savedAt: now(),
	};
	return transact<DesignRevision, ChangeDesignError>(database.db, async (trx) => {
		const newest = await findDesign(trx, { id, owner, forUpdate: true });
		if (!newest) return err({ code: "design_unknown" });
		if (newest.revision !== base) return err({ code: "revision_stale", current: newest });
		// A photo may have been removed meanwhile; those that are there stay until this is stored.
		const held = await holdUploads(trx, ids, placing);
		const gone = placed.find(({ upload }) => !held.has(upload));
		if (gone) return err({ code: "upload_unknown", ...gone });
		const lost = ids.find((upload) => !held.has(upload));
		if (lost !== undefined) return err({ code: "tray_upload_unknown", upload: lost });
		await notePhotos(trx, { design: id, uploads: [...held.keys()] });
		await appendRevision(trx, next, owner);
		return ok(next);
	});
}

function seenPhoto(upload: UploadRow): SeenPhoto {
	const { width, height, outline } = upload;
	return { width, height, focus: focusOf(upload), ...(outline !== null && { outline }) };
}

function configurationAfter(
	{ templates }: Pick<Platform, "templates">,
	design: DesignRevision,
	chosen: DesignChange["configuration"],
): Result<Configuration, ChoiceRefusal> {
	return chosen ? changeChoices(designProduct(templates, design), chosen) : ok(design.document.configuration);
}

/** Another number of pages is another choice, which the rest of them has to go with. */
function pagesCounted(
	{ templates }: Pick<Platform, "templates">,
	design: DesignRevision,
	chosen: Configuration,
	{ choices, configuration }: DesignDocument,
): Result<Configuration, ChoiceRefusal> {
	const option = choices.pages?.option;
	if (option === undefined || configuration[option] === chosen[option]) return ok(configuration);
	return changeChoices({ ...designProduct(templates, design), chosen }, { [option]: configuration[option] });
}

/** Photos that the commands place, and where. */
function photosIn(commands: readonly Command[]): { readonly upload: string; readonly element: string }[] {
	return commands.flatMap(simpleCommands).flatMap((command) => {
		if (command.type === "setPhoto") return [{ upload: command.upload, element: command.element }];
		if (command.type === "applyLayout") return inPlaces(command.places);
		if (command.type === "fillPages") return pageFillings(command).flatMap(({ places }) => inPlaces(places));
		return addedBy(command).flatMap((added) =>
			added.type === "photo" && added.photo ? [{ upload: added.photo.upload, element: added.id }] : [],
		);
	});
}

/** Elements whose rights in a template the commands are about. */
function grantedIn(commands: readonly Command[]): readonly string[] {
	return commands
		.flatMap(simpleCommands)
		.flatMap((command) =>
			command.type === "setRights"
				? [command.element]
				: addedBy(command).flatMap(({ id, grants }) => (grants ? [id] : [])),
		);
}

function laidIntoTray(commands: readonly Command[]): readonly string[] {
	return commands
		.flatMap(simpleCommands)
		.flatMap((command) => (command.type === "addAssets" ? command.assets.map(({ upload }) => upload) : []));
}

function addedBy(command: SimpleCommand): readonly DesignElement[] {
	if (command.type === "addPages") return command.pages.flatMap(({ value }) => value.elements);
	if (command.type === "setFrames")
		return command.pages.flatMap(({ frames }) => frames.map(({ value }) => value));
	if (command.type === "applyLayout") return command.newTexts ?? [];
	if (command.type === "fillPages") return pageFillings(command).flatMap(({ texts }) => texts);
	return command.type === "addElement" ? [command.value] : [];
}

function inPlaces(places: ReturnType<typeof pageFillings>[number]["places"]) {
	return places.flatMap(({ element, upload }) => (upload === undefined ? [] : [{ upload, element }]));
}
