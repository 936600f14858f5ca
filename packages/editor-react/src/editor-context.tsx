import {
	type InkColors,
	inkColorsOn,
	type PhotoLink,
	type PhotoLook,
	type PressColors,
	type QrEncoder,
} from "@offizin/design";
import type { Autosave, Editor, EditorState } from "@offizin/editor";
import type { Format } from "@offizin/formats";
import type { Shaper } from "@offizin/text";
import type { IdeaOccasion } from "@offizin/words/ideas";
import { type Context, createContext, type RefObject, useContext, useSyncExternalStore } from "react";
import type { StateSource, TextAhead } from "./calm-state.ts";
import type { ClipboardNotice } from "./clipboard-notice.ts";
import type { GuestShown } from "./guest-shown.ts";
import type { LookTrial } from "./look-trial.ts";
import type { EditorServices, SaleServices, StoredPhoto } from "./services.ts";
import type { Translate } from "./translator.ts";
import type { PhotoUploads } from "./uploads/use-photo-uploads.ts";
import type { Workspace } from "./workspace.ts";

/** Names that come from the shop, by key. */
export interface EditorNames {
	readonly paper: Readonly<Record<string, string>>;
	readonly refinement: Readonly<Record<string, string>>;
	readonly punching: Readonly<Record<string, string>>;
	readonly page: Readonly<Record<string, string>>;
	readonly font: Readonly<Record<string, string>>;
	/** Of elements, by their labels. */
	readonly element: Readonly<Record<string, string>>;
	/** Of swatches, by their names in the document. */
	readonly swatch: Readonly<Record<string, string>>;
}

/** The design that is edited; another one only when the browser's draft has been read. */
export interface Editing {
	readonly editor: Editor;
	/** The design can only be looked at. */
	readonly isReadOnly: boolean;
	/** Nothing can be changed before the browser's own draft has been read. */
	readonly isReady: boolean;
	/** Ready, and begun from what the server sent: its picture of the first page shows where everything is. */
	readonly isAsSent: boolean;
	/** Null until then. */
	readonly autosave: Autosave | null;
	readonly lookTrial: LookTrial;
	readonly guestShown: GuestShown;
	readonly clipboardNotice: ClipboardNotice;
	readonly photos: PhotoUploads;
	/** The textarea behind the page. */
	readonly textInput: RefObject<HTMLTextAreaElement | null>;
}

/** What pages are drawn with; another one with each font or picture that comes. */
export interface DrawingKit {
	/** As it is cut, with the punching of the configuration. */
	readonly format: Format;
	/** Null until everything the page is drawn with is there: it is then shown as the server drew it. */
	readonly shaper: Shaper | null;
	/** There as soon as `shaper` is, if the document holds a code. */
	readonly qr: QrEncoder | undefined;
	/** How inks are seen on each paper. */
	readonly pressColors: PressColors;
	/** How the inks of a colour that is added are seen. */
	readonly learnInks: (inks: PressColors) => void;
	readonly loadFonts: (fonts: readonly string[]) => Promise<void>;
	readonly photoLink: (upload: string, look?: PhotoLook) => PhotoLink | null;
	/** A photo as the server has it; undefined until it is known. */
	readonly storedPhoto: (upload: string) => StoredPhoto | undefined;
}

/** What the page around the editor gives; the same for as long as it is open. */
export interface EditorHost {
	readonly services: EditorServices;
	readonly names: EditorNames;
	readonly workspace: Workspace;
	readonly locale: string;
	/** What the design is sent for, as far as we have texts for it. */
	readonly ideaOccasion: IdeaOccasion | undefined;
	readonly t: Translate;
	/** What an element is called, by its label; one that somebody has named goes by that. */
	readonly nameOf: (label: string) => string;
	/** Says something to screen readers. */
	readonly announce: (message: string) => void;
}

export const EditingContext = createContext<Editing | null>(null);
export const DrawingKitContext = createContext<DrawingKit | null>(null);
/** Undefined: the editor itself. */
export const StateContext = createContext<StateSource | undefined>(undefined);
/** Given where a text is written that is seen before the page around it. */
export const AheadContext = createContext<TextAhead | undefined>(undefined);
export const HostContext = createContext<EditorHost | null>(null);

export const useEditing = (): Editing => useGiven(EditingContext);
export const useDrawingKit = (): DrawingKit => useGiven(DrawingKitContext);
export const useHost = (): EditorHost => useGiven(HostContext);

/** For parts that are shown only where something is sold. */
export function useSale(): SaleServices {
	const { sale } = useHost().services;
	if (!sale) throw new Error("a price is shown where nothing is sold");
	return sale;
}

/** Saves everything that is not saved yet. */
export function useFlush(): () => Promise<unknown> {
	const { autosave } = useEditing();
	return async () => await autosave?.flush();
}

function useGiven<Value>(context: Context<Value | null>): Value {
	const value = useContext(context);
	if (!value) throw new Error("a part of the editor is used outside DesignEditor");
	return value;
}

/** Part of the editor's state, as the parts around see it. `select` must return the same value for the same state. */
export function useEditor<Value>(select: (state: EditorState) => Value): Value {
	const { editor } = useEditing();
	const { subscribe, getSnapshot } = useContext(StateContext) ?? editor;
	const read = () => select(getSnapshot());
	return useSyncExternalStore(subscribe, read, read);
}

/** Place of the guest whose print is looked at; the first where there is none. */
export function useGuestShown(): number {
	const { guestShown } = useEditing();
	return useSyncExternalStore(guestShown.subscribe, guestShown.get, () => 0);
}

/** How inks are seen on the chosen paper. */
export function useInkColors(): InkColors | undefined {
	const { pressColors } = useDrawingKit();
	return useEditor(({ document }) => inkColorsOn(pressColors, document.configuration));
}
