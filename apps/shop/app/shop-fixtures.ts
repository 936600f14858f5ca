import { allOff, type ShopContext } from "@offizin/contract";
import { RouterContextProvider } from "react-router";
import { shopContext } from "./shop-context.ts";

/** What a loader reads, of a brand whose server answers with `fetch`. */
export function shopFixture(given: Pick<ShopContext, "site" | "fetch">): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(shopContext, {
		...given,
		origin: "https://papiervogel.example",
		sisterOrigin: "https://bildwand.example",
		flags: allOff,
		nonce: "",
		templateDocument: async (id) => {
			throw new Error(`No template ${id}`);
		},
		content: { space: 4711, token: "t", version: "published", editors: [] },
		isDemo: false,
	});
	return context;
}
