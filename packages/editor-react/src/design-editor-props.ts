import type { PressColors } from "@offizin/design";
import type { Format } from "@offizin/formats";
import type { Words } from "@offizin/words";
import type { IdeaOccasion } from "@offizin/words/ideas";
import type { ReactNode } from "react";
import type { Locale } from "use-intl";
import type { EditorNames } from "./editor-context.tsx";
import type { EditorServices, PriceView } from "./services.ts";
import type { Opening } from "./use-session.ts";
import type { Workspace } from "./workspace.ts";

/** What the shop hands to the editor. */
export interface DesignEditorProps extends Opening {
	readonly name: string;
	/** Without punching. */
	readonly format: Format;
	/** As it opens, where it is punched. */
	readonly punched?: Format | undefined;
	/** What is shown beside the page, by the product. Stable over renders. */
	readonly workspace: Workspace;
	/** How the inks of the design are seen on each paper. Stable over renders. */
	readonly pressColors: PressColors;
	readonly quantity: number;
	readonly locale: Locale;
	/** What texts are suggested for; none where we have none for it. */
	readonly ideaOccasion: IdeaOccasion | undefined;
	/** Stable over renders. */
	readonly words: Words["editor"];
	readonly names: EditorNames;
	/** Stable over renders. */
	readonly services: EditorServices;
	/** The first page as the server drew it, filling its frame: shown until the browser can draw by itself. */
	readonly firstPage: ReactNode;
	/** Labels of the elements that could not be read. */
	readonly missing: readonly string[];
	readonly initialPrice: PriceView | null;
	readonly vatNote: ReactNode;
	/** What there is to do with the design where it is not sold (`services.sale`), once everything is saved. */
	readonly finish?: { readonly label: string; readonly onFinish: () => void };
	/** Link back to the product page. */
	readonly backLink: ReactNode;
}
