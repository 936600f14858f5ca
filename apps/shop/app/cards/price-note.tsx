import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { useIncludedTax } from "#app/use-included-tax.ts";

/** "inkl. MwSt., zzgl. Versand" with its link: belongs to every price (PAngV, domain.md §8.3); in the US that no tax is in it. */
export function PriceNote() {
	const t = useTranslations("price");
	return (
		<>
			{t.rich("vatNote", { ...useIncludedTax(), link: (words) => <Link to={paths.shipping}>{words}</Link> })}
		</>
	);
}
