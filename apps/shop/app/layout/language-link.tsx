import { pageLanguages } from "@offizin/sites";
import { useLocation } from "react-router";
import { usePathPrefix } from "#app/links/path-prefix.ts";

/** The same page in the other language; a whole load, since every word of the page is another one. */
export function LanguageLink() {
	const prefix = usePathPrefix();
	const { pathname, search } = useLocation();
	return pageLanguages
		.filter((other) => other.prefix !== prefix)
		.map(({ language, name, prefix: other }) => (
			<a
				key={language}
				rel="external"
				lang={language}
				hrefLang={language}
				href={`${other}${pathname}${search}`}
			>
				{name}
			</a>
		));
}
