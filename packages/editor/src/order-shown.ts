import { err, type Result } from "@offizin/base";
import type { Configuration } from "@offizin/solver";
import type { Autosave } from "./autosave.ts";
import type { Editor } from "./create-editor.ts";

/** One state of a design, as the cart is asked to take it. */
export interface ShownDesign {
	readonly designId: string;
	readonly revision: number;
	readonly configuration: Configuration;
}

/** "stale": another revision is newer. */
export type CartError =
	| { readonly code: "stale" }
	| { readonly code: "unreachable" }
	| { readonly code: "refused"; readonly message: string };

/** "changed": somebody has saved another state; it is shown now and wants to be looked at. */
type OrderError = { readonly code: "unsaved" | "changed" } | Exclude<CartError, { readonly code: "stale" }>;

/** Puts what is shown into the cart: this very state as the server has it, or nothing. */
export async function orderShown(
	editor: Editor,
	autosave: Autosave,
	addToCart: (design: ShownDesign) => Promise<Result<null, CartError>>,
): Promise<Result<null, OrderError>> {
	const shown = editor.getSnapshot().document;
	const status = await autosave.flush();
	const { sync, document } = editor.getSnapshot();
	if (document !== shown) return err({ code: "changed" });
	if ((status !== "saved" && status !== "conflict") || !sync.design) return err({ code: "unsaved" });
	const { id, revision } = sync.design;
	const added = await addToCart({ designId: id, revision, configuration: document.configuration });
	if (added.ok) return added;
	if (added.error.code !== "stale") return err(added.error);
	await autosave.look();
	return err({ code: "changed" });
}
