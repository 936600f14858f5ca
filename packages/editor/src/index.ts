export { type AskedFact, askedFacts, soleFact } from "./asked-facts.ts";
export {
	type Autosave,
	type DesignDoors,
	type SavedDesign,
	type Scheduler,
	startAutosave,
} from "./autosave.ts";
export type { Change, ChangeHistory } from "./change.ts";
export { paste, unknownPhotos, wordsOf } from "./clipboard/paste.ts";
export { createEditor, type Editor } from "./create-editor.ts";
export type { Draft, DraftStore } from "./draft.ts";
export type { EditorState } from "./editor-state.ts";
export {
	freeSlots,
	type IncomingPhoto,
	isComing,
	slotForPhoto,
	slotsForPhotos,
	type UploadFailure,
} from "./incoming-photo.ts";
export { loadCommands } from "./load-commands.ts";
export { type CartError, orderShown, type ShownDesign } from "./order-shown.ts";
export { pageChanges, pageMovedTo } from "./pages/page-changes.ts";
export { type PhotoResolution, photoResolution } from "./photo-resolution.ts";
export {
	align,
	distribute,
	duplicate,
	type Edge,
	grow,
	nudge,
	remove,
	reorder,
	type Step,
	turn,
} from "./placing/arrange.ts";
export type { Grip } from "./placing/drag.ts";
export { placer } from "./placing/drag-placements.ts";
export { groupTogether, lock, outermostOf, ungroup } from "./placing/grouping.ts";
export { isOpen, isReachable, withMembers } from "./placing/groups.ts";
export {
	frameAround,
	freeId,
	type OwnKind,
	ownElement,
	type Room,
	withRatio,
} from "./placing/own-element.ts";
export {
	backgroundCommands,
	inksFor,
	type OwnDrawing,
	ornamentCommands,
} from "./placing/own-ornament.ts";
export { boundsAround } from "./placing/placement.ts";
export { snapFieldOf } from "./placing/snap-lines.ts";
export type { LostChange } from "./rebase.ts";
export { swapPhotos } from "./swap-photos.ts";
export { type SaveStatus, saveStatus } from "./sync-state.ts";
export { isMultiline, isWritable, neighbourField, type TextField, textFields } from "./text-fields.ts";
export { caretAfterChange, caretMoveOf, fitInput, movedRange, plainText, wordRangeAt } from "./text-input.ts";
export {
	isGathering,
	isGesture,
	selectedElement,
	selectedElements,
	type TextRange,
	type Tool,
} from "./tool.ts";
export { type TrayPhoto, trayOf } from "./tray.ts";
export { type StateDifferences, stateDifferences } from "./versions/state-differences.ts";
