import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";

/** "inkl. MwSt., zzgl. Versand" with its link: belongs to every price (PAngV, domain.md §8.3). */
export function PriceNote() {
	const t = useTranslations("price");
	return <>{t.rich("vatNote", { link: (words) => <Link to={paths.shipping}>{words}</Link> })}</>;
}
