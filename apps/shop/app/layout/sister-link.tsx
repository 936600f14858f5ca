import { useTranslations } from "use-intl";
import { useOptionalShop } from "#app/site.ts";

/** The way to the other brand. */
export function SisterLink() {
	const t = useTranslations("layout.sister");
	const { site, sisterAddress = "" } = useOptionalShop() ?? {};
	return (
		<p>
			{t.rich(site?.channel ?? "papiervogel", {
				link: (words) => <a href={`${sisterAddress}/`}>{words}</a>,
			})}
		</p>
	);
}
