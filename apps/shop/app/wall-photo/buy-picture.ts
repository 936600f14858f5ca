import { editorRoutes } from "@offizin/contract/editor";
import { call } from "#app/call.ts";

/** Puts a picture into the cart as it is chosen on the page; `message` is null where nobody was reached. */
export async function buyPicture({
	design: { id, revision },
	...line
}: {
	readonly design: { readonly id: string; readonly revision: number };
	readonly configuration: Readonly<Record<string, string>>;
	readonly quantity: number;
}): Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string | null }> {
	const added = await call(editorRoutes.addCartItem, { body: { designId: id, revision, ...line } });
	if (added.ok) return { ok: true };
	const { status, message } = added.error;
	return { ok: false, message: status === 0 ? null : message };
}
