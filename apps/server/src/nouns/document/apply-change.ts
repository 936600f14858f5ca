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
	const changed = applyCommands(document, commands, (upload) => photos.get(upload));
	if (!changed.ok) return changed;
	const counted = withPagesCounted(changed.value);
	const findings = checkDesign({ document: counted, press }, fonts, colors);
	return ok({ document: counted, findings });
}
