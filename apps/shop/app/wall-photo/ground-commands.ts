import { designedProduct } from "@offizin/assortment";
import { editorRoutes } from "@offizin/contract/editor";
import { ownSwatchKey } from "@offizin/design";
import { call } from "#app/call.ts";
import { printedOn } from "#app/uploads/printed-on.ts";
import type { PictureState } from "./load-picture.server.ts";

/** The page that is seen from the front. */
const FRONT = "front";

/** What has a ground, and by what its inks are known. */
type Colored = Pick<PictureState, "product" | "stock" | "ground">;

/**
 * What gives a picture a colour of the screen as its ground: one that the design has, or one of its own in the inks that come
 * nearest to it. None where nobody can say which those are.
 */
export async function groundCommands(srgb: string, { ground: { known, spare }, ...printed }: Colored) {
	const key = known[srgb];
	const own = key === undefined ? await inksOf(srgb, printed) : undefined;
	const swatch = key ?? (own && ownSwatchKey(own));
	if (swatch === undefined) return [];
	return [
		...(own ? [{ type: "addSwatch" as const, swatch: own }] : []),
		{ type: "setPageBackground" as const, page: FRONT, ink: { role: "process" as const, swatch } },
		...(spare !== undefined && spare !== swatch ? [{ type: "removeSwatch" as const, key: spare }] : []),
	];
}

async function inksOf(srgb: string, { product, stock }: Pick<PictureState, "product" | "stock">) {
	const { key: productType } = designedProduct(product);
	const found = await call(editorRoutes.findInk, {
		query: { srgb: srgb.slice(1), productType, ...printedOn(stock) },
	});
	return found.ok ? found.value.swatch : undefined;
}

/** Prints a begun picture on another ground; `message` is null where nobody was reached. */
export async function paintGround(
	srgb: string,
	chosen: Colored & Pick<PictureState, "design">,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string | null }> {
	const commands = await groundCommands(srgb, chosen);
	const { design } = chosen;
	if (!design || commands.length === 0) return { ok: false, message: null };
	const saved = await call(
		editorRoutes.patchDesign,
		{ params: { id: design.id }, body: { commands } },
		{ headers: { "if-match": `"${design.revision}"`, prefer: "return=minimal" } },
	);
	if (saved.ok) return { ok: true };
	const { status, message } = saved.error;
	return { ok: false, message: status === 0 ? null : message };
}
