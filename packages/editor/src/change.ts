import {
	type CardConfiguration,
	type ConfigurationError,
	type ConfigurationScope,
	checkCardConfiguration,
	readStoredConfiguration,
} from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import {
	applyCommand,
	type Command,
	type CommandError,
	commandKey,
	type DesignDocument,
	elementsOf,
	type History,
	type PixelSize,
} from "@offizin/design";

/** Another paper or refinement: not part of the document, but saved and undone with it. */
export interface SetConfiguration {
	readonly type: "setConfiguration";
	readonly configuration: CardConfiguration;
}

/** Everything a person can do that is saved and can be undone. Absolute, so that doing it twice is doing it once. */
export type Change = Command | SetConfiguration;
export type ChangeHistory = History<Change>;
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
	/** What was done, worked out so that it leads to the same from any state. */
	readonly change: Change;
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
		return ok({
			content: { ...content, configuration },
			change: { type: "setConfiguration", configuration },
			inverse,
		});
	}
	const applied = applyCommand(content.document, change, (upload) => photos[upload]);
	if (!applied.ok) return applied;
	const { document, command, inverse } = applied.value;
	return ok({ content: { ...content, document }, change: command, inverse });
}

/** Equal for changes of which the later one makes the earlier one meaningless. */
export function changeKey(change: Change): string {
	return change.type === "setConfiguration" ? change.type : commandKey(change);
}

/** Changes that come in streams: keystrokes, arrow keys, sliders. */
const growing: ReadonlySet<Change["type"]> = new Set([
	"setText",
	"setTextStyle",
	"setCrop",
	"setPlacement",
	"setOpacity",
	"setPhotoLook",
	"setCode",
]);

export function isGrowing(change: Change): boolean {
	return growing.has(change.type);
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
