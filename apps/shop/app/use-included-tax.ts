import { markets } from "@offizin/sites";
import { useOptionalShop } from "#app/site.ts";

/** What prices of the shop include, as words choose by it; on the error page, which shows none, what most do. */
export function useIncludedTax(): { readonly tax: "vat" | "none" } {
	const market = useOptionalShop()?.site.market;
	return { tax: (market && markets[market]?.includedTax) || "vat" };
}
