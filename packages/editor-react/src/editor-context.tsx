import {
	type InkColors,
	inkColorsOn,
	type PhotoLink,
	type PhotoLook,
	type PressColors,
	type QrEncoder,
} from "@offizin/design";
import type { Editor, EditorState } from "@offizin/editor";
import type { Format } from "@offizin/formats";
import type { Shaper } from "@offizin/text";
import { createContext, type RefObject, useContext, useSyncExternalStore } from "react";
import type { LookTrial } from "./photo/look-trial.ts";
import type { PhotoDesk } from "./photo/use-photo-desk.ts";
import type { EditorServices, StoredPhoto } from "./services.ts";
import type { Translate } from "./translator.ts";

/** Names that come from the shop, by key. */
export interface EditorNames {
	readonly paper: Readonly<Record<string, string>>;
	readonly refinement: Readonly<Record<string, string>>;
	readonly punching: Readonly<Record<string, string>>;
	readonly page: Readonly<Record<string, string>>;
	readonly font: Readonly<Record<string, string>>;
}

/** What every part of the editor works with. */
export interface EditorDesk {
	readonly editor: Editor;
	/** As it is cut, with the punching of the configuration. */
	readonly format: Format;
	/** Null until everything the page is drawn with is there: it is then shown as the server drew it. */
	readonly shaper: Shaper | null;
	/** There as soon as `shaper` is, if the document holds a code. */
	readonly qr: QrEncoder | undefined;
	/** How inks are seen on each paper. */
	readonly pressColors: PressColors;
	readonly lookTrial: LookTrial;
	/** The design can only be looked at. */
	readonly isReadOnly: boolean;
	/** Nothing can be changed before the browser's own draft has been read. */
	readonly isReady: boolean;
	readonly loadFonts: (fonts: readonly string[]) => Promise<void>;
	readonly services: EditorServices;
	readonly names: EditorNames;
	readonly locale: string;
	readonly t: Translate;
	readonly photoLink: (upload: string, look?: PhotoLook) => PhotoLink | null;
	/** A photo as the server has it; undefined until it is known. */
	readonly storedPhoto: (upload: string) => StoredPhoto | undefined;
	readonly photos: PhotoDesk;
	/** The textarea behind the page. */
	readonly textInput: RefObject<HTMLTextAreaElement | null>;
	/** Says something to screen readers. */
	readonly announce: (message: string) => void;
}

const DeskContext = createContext<EditorDesk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): EditorDesk {
	const desk = useContext(DeskContext);
	if (!desk) throw new Error("useDesk is called outside DesignEditor");
	return desk;
}

/** Part of the editor's state. `select` must return the same value for the same state. */
export function useEditor<Value>(select: (state: EditorState) => Value): Value {
	const { editor } = useDesk();
	return useSyncExternalStore(
		editor.subscribe,
		() => select(editor.getSnapshot()),
		() => select(editor.getSnapshot()),
	);
}

/** How inks are seen on the chosen paper. */
export function useInkColors(): InkColors | undefined {
	const { pressColors } = useDesk();
	return useEditor(({ document }) => inkColorsOn(pressColors, document.configuration));
}
