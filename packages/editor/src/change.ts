import { ok, type Result } from "@offizin/base";
import {
	type Command,
	type CommandError,
	commandKey,
	type DesignDocument,
	type History,
	knownPhotosOf,
	type SeenPhoto,
	type SimpleCommand,
	simpleCommands,
	together,
	withPagesCounted,
} from "@offizin/design";
import {
	type Configurable,
	type Configuration,
	type ConfigurationRefusal,
	readConfiguration,
} from "@offizin/solver";
import { applyKnown } from "./known-commands.ts";

/** Another paper or refinement. No command, since only the product knows what goes together. */
export interface SetConfiguration {
	readonly type: "setConfiguration";
	readonly configuration: Configuration;
}

/** Everything a design was at another time: what is chosen and what lies on its pages, as one step. */
export interface BringBack {
	readonly type: "bringBack";
	readonly configuration: Configuration;
	readonly commands: readonly SimpleCommand[];
}

/** Everything a person can do that is saved and can be undone. Absolute, so that doing it twice is doing it once. */
export type Change = Command | SetConfiguration | BringBack;
export type ChangeHistory = History<Change>;
export type ChangeError = CommandError | ConfigurationRefusal;

/** Upright pixel size and focus by upload id. */
export type KnownPhotos = Readonly<Record<string, SeenPhoto>>;

/** What a change is judged against. */
export interface ChangeContext {
	readonly photos: KnownPhotos;
	/** What the design is made as. */
	readonly product: Configurable;
}

export interface AppliedChange {
	readonly document: DesignDocument;
	/** What was done, worked out so that it leads to the same from any state. */
	readonly change: Change;
	/** Applied to `document` it restores the previous state. */
	readonly inverse: Change;
}

export function applyChange(
	document: DesignDocument,
	change: Change,
	{ photos, product }: ChangeContext,
): Result<AppliedChange, ChangeError> {
	if (change.type === "bringBack") return bringBack(document, change, { photos, product });
	if (change.type === "setConfiguration") {
		const chosen = readConfiguration(product, { ...document.configuration, ...change.configuration });
		if (!chosen.ok) return chosen;
		const configuration = chosen.value;
		return ok({
			document: withPagesCounted({ ...document, configuration }),
			change: { type: "setConfiguration", configuration },
			inverse: { type: "setConfiguration", configuration: document.configuration },
		});
	}
	const applied = applyKnown(document, change, (upload) => photos[upload]);
	if (!applied.ok) return applied;
	const { command, inverse } = applied.value;
	const made = applied.value.document;
	// Another number of pages is another choice, which the rest of them has to go with.
	const isCounted = product.options.some(({ key }) => key === document.choices.pages?.option);
	const fits = isCounted && made.configuration !== document.configuration;
	const chosen = fits ? readConfiguration(product, made.configuration) : ok(made.configuration);
	return chosen.ok ? ok({ document: made, change: command, inverse }) : chosen;
}

/** The choices first: the number of pages, which is one of them, is counted by the commands. */
function bringBack(
	document: DesignDocument,
	{ type, configuration, commands }: BringBack,
	context: ChangeContext,
): Result<AppliedChange, ChangeError> {
	const chosen = readConfiguration(context.product, configuration);
	if (!chosen.ok) return chosen;
	const choosing = { ...document, configuration: chosen.value };
	const all = together(commands);
	const made = all ? applyKnown(choosing, all, (upload) => context.photos[upload]) : undefined;
	if (made && !made.ok) return made;
	const step = (command: Command | undefined, { configuration }: DesignDocument): BringBack => ({
		type,
		configuration,
		commands: command ? simpleCommands(command) : [],
	});
	const after = made?.value.document ?? choosing;
	return ok({
		document: after,
		change: step(made?.value.command, after),
		inverse: step(made?.value.inverse, document),
	});
}

/** Equal for changes of which the later one makes the earlier one meaningless; null for one that stands for itself. */
export function changeKey(change: Change): string | null {
	if (change.type === "bringBack") return null;
	return change.type === "setConfiguration" ? change.type : commandKey(change);
}

/** Changes that come in streams: keystrokes, arrow keys, sliders. */
const growing: ReadonlySet<Change["type"]> = new Set([
	"setText",
	"setTextStyle",
	"setCrop",
	"setPhotoPlacement",
	"setPlacement",
	"setOpacity",
	"setPhotoLook",
	"setCode",
	"setFact",
]);

export function isGrowing(change: Change): boolean {
	return growing.has(change.type);
}

/** The photos a document shows or has at hand. */
export function photosOf(document: DesignDocument): KnownPhotos {
	const known = [...knownPhotosOf(document).values()];
	return Object.fromEntries(known.map(({ upload, width, height }) => [upload, { width, height }]));
}
