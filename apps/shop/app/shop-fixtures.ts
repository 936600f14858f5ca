import { allOff, type ShopContext } from "@offizin/contract";
import { pathPrefixOf } from "@offizin/sites";
import { RouterContextProvider } from "react-router";
import { shopContext } from "./shop-context.ts";

type Given = Pick<ShopContext, "site" | "fetch"> & Partial<Pick<ShopContext, "content">>;

/** What a loader reads, of a brand whose server answers with `fetch`; it sees what is published. */
export function shopFixture(given: Given): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(shopContext, {
		origin: "https://papiervogel.example",
		prefix: pathPrefixOf(given.site),
		platform: "",
		hosts: { shared: "https://papiervogel.example", markets: {} },
		sisterOrigin: "https://bildwand.example",
		sisterAddress: `https://bildwand.example${pathPrefixOf(given.site)}`,
		flags: allOff,
		nonce: "",
		templateDocument: async (id) => {
			throw new Error(`No template ${id}`);
		},
		content: { space: 4711, token: "t", version: "published", editors: [] },
		siteVerification: undefined,
		isDemo: false,
		...given,
	});
	return context;
}
