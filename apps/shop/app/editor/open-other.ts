import { err, ok, type Result } from "@offizin/base";
import { editorRoutes } from "@offizin/contract/editor";
import type { NavigateFunction } from "react-router";
import { call } from "#app/call.ts";
import { configuratorPath, designPath } from "#app/paths.ts";

/** Another template with everything of a design, or as it is where nobody has begun one; as many as are wanted of this. */
export async function openOther(
	navigate: NavigateFunction,
	design: { readonly id: string; readonly revision: number } | null,
	template: string,
): Promise<Result<null, string>> {
	const quantity = new URL(location.href).searchParams.get("quantity") ?? undefined;
	if (!design) {
		await navigate(configuratorPath(template, quantity ? `quantity=${quantity}` : ""));
		return ok(null);
	}
	const adopted = await call(
		editorRoutes.adoptTemplate,
		{ params: { id: design.id }, body: { template } },
		{ headers: { "if-match": `"${design.revision}"` } },
	);
	if (!adopted.ok) return err(adopted.error.message);
	const { id, unplaced } = adopted.value;
	await navigate(designPath(template, id, quantity), { state: { unplaced } });
	return ok(null);
}
