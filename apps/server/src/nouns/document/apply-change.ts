import { geometryOf } from "@offizin/assortment";
import { ok, type Result } from "@offizin/base";
import {
	applyCommands,
	type Command,
	type CommandError,
	type DesignDocument,
	type Finding,
	type InkColors,
	type SeenPhoto,
	withPagesCounted,
	withPicturesFitted,
} from "@offizin/design";
import type { Fonts } from "../../adapters/fonts/fonts.ts";
import { checkDesign, type PressFacts } from "./check-design.ts";

/** Commands for a document, and all that is needed to apply them. */
export interface DocumentChange {
	readonly document: DesignDocument;
	readonly commands: readonly Command[];
	readonly press: PressFacts;
	/** Photos of the owner that the commands place, by upload. */
	readonly photos: ReadonlyMap<string, SeenPhoto>;
}

export interface ChangedDocument {
	readonly document: DesignDocument;
	readonly findings: readonly Finding[];
}

/** The document after the commands, checked. */
export function applyChange(
	{ document, commands, photos, press }: DocumentChange,
	fonts: Fonts,
	colors: InkColors | undefined,
): Result<ChangedDocument, CommandError> {
	// What is done to a photo is done to it as large as it is made.
	const made = commands.length > 0 ? withPicturesFitted(document, geometryOf(document)) : document;
	const changed = applyCommands(made, commands, (upload) => photos.get(upload));
	if (!changed.ok) return changed;
	const counted = withPagesCounted(changed.value);
	const findings = checkDesign({ document: counted, press }, fonts, colors);
	return ok({ document: counted, findings });
}
