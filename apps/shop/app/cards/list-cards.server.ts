import { type Client, listTemplates, type RouteInput } from "@offizin/contract";
import { valueOrThrow } from "#app/api.server.ts";

/** Cards by what they are narrowed by; what other products begin with is none of them. */
export async function listCards(
	call: Client,
	query: Omit<RouteInput<typeof listTemplates>["query"], "productType">,
) {
	const { items, ...found } = valueOrThrow(await call(listTemplates, { query }));
	return { ...found, items: items.filter((item) => item.productType === "card") };
}
