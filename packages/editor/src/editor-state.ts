import { cropOfView, type DesignDocument, findElement, together, withoutGrowth } from "@offizin/design";
import type { Configurable } from "@offizin/solver";
import { asPlaced } from "./as-placed.ts";
import type { Change, ChangeError, ChangeHistory, KnownPhotos } from "./change.ts";
import { type IncomingPhoto, withIncoming } from "./incoming-photo.ts";
import { applyKnown } from "./known-commands.ts";
import type { SyncState } from "./sync-state.ts";
import type { Tool } from "./tool.ts";

/** Everything the screen shows, in one immutable value. */
export interface EditorState {
	/** With every change made here, saved or not; its texts still ask for facts. */
	readonly written: DesignDocument;
	/** `written` as it is read: its facts told, and its texts as high as their lines need. */
	readonly document: DesignDocument;
	/** As the server has it, as far as is known: `written` without the unsaved changes. */
	readonly saved: DesignDocument;
	/** `document` with what is only seen so far: photos still uploading, a gesture in progress. */
	readonly shown: DesignDocument;
	/** Key of the page on the table. */
	readonly page: string;
	readonly tool: Tool;
	readonly history: ChangeHistory;
	readonly photos: KnownPhotos;
	readonly incoming: readonly IncomingPhoto[];
	/** The last change that was refused, until one succeeds. */
	readonly refusal: { readonly change: Change; readonly error: ChangeError } | null;
	readonly sync: SyncState;
	readonly product: Configurable;
}

/** A document with texts that have grown (`withGrownTexts`). */
export type Growth = (document: DesignDocument) => DesignDocument;

/** What the parts of a state look like together on screen. */
export function shownDocument(
	{ document, incoming, tool }: Pick<EditorState, "document" | "incoming" | "tool">,
	grow: Growth,
): DesignDocument {
	const placed = withIncoming(document, incoming);
	if (tool.name === "placing") return grow(withPlacements(placed, tool));
	if (tool.name !== "draggingPhoto" && tool.name !== "zoomingPhoto") return placed;
	const slot = findElement(placed, tool.element);
	if (slot?.type !== "photo" || !slot.photo) return placed;
	const crop = cropOfView(slot.photo, slot.box, tool.view);
	const applied = applyKnown(placed, { type: "setCrop", element: slot.id, crop }, () => undefined);
	return applied.ok ? applied.value.document : placed;
}

/** A photo that is still uploading keeps its crop as well as it fits, like any other. */
function withPlacements(
	document: DesignDocument,
	{ placer, drag, dragged }: Extract<Tool, { name: "placing" }>,
): DesignDocument {
	const command = together(placer.commands(drag, dragged));
	if (!command) return document;
	const own = asPlaced(document, command);
	if ("configuration" in own) return document;
	const applied = applyKnown(withoutGrowth(document), own, () => undefined);
	return applied.ok ? applied.value.document : document;
}
