import { data } from "react-router";
import { shopContext } from "#app/shop-context.ts";
import { destinationOf } from "./checkout-draft.ts";
import { memoryHeaders } from "./checkout-memory.server.ts";
import { parseAddressStep } from "./draft-form.server.ts";
import { type PageArgs, readDraft } from "./open-checkout.server.ts";

/** The draft with the posted contact and addresses in it, and the country that was agreed to; and the headers that keep it. */
export async function keepAddress(args: PageArgs) {
	const form = await args.request.formData();
	const posted = parseAddressStep(form);
	if (!posted) throw data(null, { status: 400, statusText: "Bad request" });
	const { draft: kept, countries } = await readDraft(args);
	const typed = { ...kept, ...posted };
	const { country } = destinationOf(typed);
	const draft = form.get("accepted") === country ? { ...typed, pricedFor: country } : typed;
	const headers = await memoryHeaders({ draft }, args.context.get(shopContext));
	return { draft, countries, headers };
}
