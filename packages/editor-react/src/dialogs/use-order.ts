import { type Autosave, orderShown } from "@offizin/editor";
import { useEditing, useHost, useSale } from "../editor-context.tsx";

const notOrdered = {
	unsaved: "order.notSaved",
	changed: "proof.changed",
	unreachable: "order.unreachable",
} as const;

/** Puts what is shown into the cart, which leads there; answers what stands in the way. By the keys of what was agreed to. */
export function useOrder(
	autosave: Autosave,
	quantity: number,
): (confirmed: readonly string[]) => Promise<string | null> {
	const { editor } = useEditing();
	const { t } = useHost();
	const { addToCart } = useSale();
	return async (confirmed) => {
		const ordered = await orderShown(editor, autosave, (shown) =>
			addToCart({ ...shown, quantity, confirmed }),
		);
		if (ordered.ok) return null;
		if (ordered.error.code === "refused") return ordered.error.message;
		return t(notOrdered[ordered.error.code]);
	};
}
