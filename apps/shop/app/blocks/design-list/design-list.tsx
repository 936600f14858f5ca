import { createContext, type ReactNode, useContext } from "react";
import missingStyles from "../missing-block/missing-block.module.css";
import type { DesignListView } from "./view.server.ts";

/** The list of the page that is shown; its route gives it. */
export const DesignListSlot = createContext<ReactNode>(null);

/** The list of a page, in its place among the blocks. */
export function DesignList({ view: { hint, editable } }: { readonly view: DesignListView }) {
	const list = useContext(DesignListSlot);
	if (list) return <div {...editable}>{list}</div>;
	return hint ? (
		<p className={missingStyles.missing} {...editable}>
			{hint}
		</p>
	) : null;
}
