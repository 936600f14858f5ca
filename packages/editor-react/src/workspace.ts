import type { EditorPanel, Workspace as ProductWorkspace } from "@offizin/assortment";

/** "rights": what people may do to each element, said in templates. */
export type PanelKey = EditorPanel | "rights";

/** What the editor shows: of a product, or of its templates. */
export interface Workspace extends Pick<ProductWorkspace, "preview"> {
	/** In their order; it opens with the first. */
	readonly panels: readonly [PanelKey, ...PanelKey[]];
}
