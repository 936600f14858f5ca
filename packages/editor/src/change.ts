import { err, ok, type Result } from "@offizin/base";
import {
	type CardConfiguration,
	type ConfigurationError,
	type ConfigurationScope,
	checkCardConfiguration,
	readStoredConfiguration,
} from "@offizin/catalog";
import {
	applyCommand,
	type Command,
	type CommandError,
	type DesignDocument,
	elementsOf,
	type PixelSize,
} from "@offizin/design";

/** Another paper or refinement: not part of the document, but saved and undone with it. */
export interface SetConfiguration {
	readonly type: "setConfiguration";
	readonly configuration: CardConfiguration;
}

/** Everything a person can do that is saved and can be undone. Absolute, so that doing it twice is doing it once. */
export type Change = Command | SetConfiguration;
export type ChangeError = CommandError | ConfigurationError;

/** What a design is: its document and the configuration it is ordered in. */
export interface Content {
	readonly document: DesignDocument;
	readonly configuration: CardConfiguration;
}

/** Upright pixel size by upload id. */
export type KnownPhotos = Readonly<Record<string, PixelSize>>;

/** What a change is judged against. */
export interface ChangeContext {
	readonly photos: KnownPhotos;
	readonly scope: ConfigurationScope;
}

export interface AppliedChange {
	readonly content: Content;
	/** Applied to `content` it restores the previous state. */
	readonly inverse: Change;
}

export function applyChange(
	content: Content,
	change: Change,
	{ photos, scope }: ChangeContext,
): Result<AppliedChange, ChangeError> {
	if (change.type === "setConfiguration") {
		const broken = checkCardConfiguration(readStoredConfiguration(change.configuration), scope);
		if (broken) return err(broken);
		const inverse: Change = { type: "setConfiguration", configuration: content.configuration };
		// A draft kept in the browser may have been written before cards could be punched.
		const configuration = readStoredConfiguration(change.configuration);
		return ok({ content: { ...content, configuration }, inverse });
	}
	const applied = applyCommand(content.document, change, (upload) => photos[upload]);
	if (!applied.ok) return applied;
	const { document, inverse } = applied.value;
	return ok({ content: { ...content, document }, inverse });
}

/** Equal for changes of which the later one makes the earlier one meaningless. */
export function changeKey(change: Change): string {
	switch (change.type) {
		case "setConfiguration":
			return change.type;
		case "setTextStyle":
			return `${change.type}:${change.element}:${Object.keys(change.style).sort().join("+")}`;
		case "setPhoto":
		case "removePhoto":
			return `photo:${change.element}`;
		case "setText":
		case "setCrop":
			return `${change.type}:${change.element}`;
	}
}

/** The photos a document already shows. */
export function photosOf(document: DesignDocument): KnownPhotos {
	return Object.fromEntries(
		elementsOf(document).flatMap((element) =>
			element.type === "photo" && element.photo
				? [[element.photo.upload, { width: element.photo.width, height: element.photo.height }] as const]
				: [],
		),
	);
}
