import { data } from "react-router";
import { shopContext } from "#app/shop-context.ts";
import { memoryHeaders } from "./checkout-memory.server.ts";
import { parseAddressStep } from "./draft-form.server.ts";
import { type PageArgs, readDraft } from "./open-checkout.server.ts";

/** The draft with the posted contact and addresses in it, and the headers that keep it. */
export async function keepAddress(args: PageArgs) {
	const posted = parseAddressStep(await args.request.formData());
	if (!posted) throw data(null, { status: 400, statusText: "Bad request" });
	const { draft: kept, countries } = await readDraft(args);
	const draft = { ...posted, payment: kept.payment };
	const headers = await memoryHeaders({ draft }, args.context.get(shopContext));
	return { draft, countries, headers };
}
