import { useTranslations } from "use-intl";
import { usePathPrefix } from "#app/links/path-prefix.ts";
import { useOptionalShop } from "#app/site.ts";

/** The way to the other brand. */
export function SisterLink() {
	const t = useTranslations("layout.sister");
	const prefix = usePathPrefix();
	const { site, sisterOrigin = "" } = useOptionalShop() ?? {};
	return (
		<p>
			{t.rich(site?.channel ?? "papiervogel", {
				link: (words) => <a href={`${sisterOrigin}${prefix}/`}>{words}</a>,
			})}
		</p>
	);
}
