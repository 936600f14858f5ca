import { createContext, use } from "react";

interface BlockSelection {
	/** The block whose form is shown. */
	readonly selected: string;
	select(uid: string): void;
	/** The block to be pointed out in the preview; undefined for none. */
	hover(uid: string | undefined): void;
}

const Selection = createContext<BlockSelection | undefined>(undefined);
export const BlockSelectionProvider = Selection.Provider;

export function useBlockSelection(): BlockSelection {
	const selection = use(Selection);
	if (!selection) throw new Error("outside of a story");
	return selection;
}
