import { allOff, type ShopContext } from "@offizin/contract";
import { RouterContextProvider } from "react-router";
import { shopContext } from "./shop-context.ts";

type Given = Pick<ShopContext, "site" | "fetch"> & Partial<Pick<ShopContext, "content">>;

/** What a loader reads, of a brand whose server answers with `fetch`; it sees what is published. */
export function shopFixture(given: Given): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(shopContext, {
		origin: "https://papiervogel.example",
		sisterOrigin: "https://bildwand.example",
		flags: allOff,
		nonce: "",
		templateDocument: async (id) => {
			throw new Error(`No template ${id}`);
		},
		content: { space: 4711, token: "t", version: "published", editors: [] },
		isDemo: false,
		...given,
	});
	return context;
}
