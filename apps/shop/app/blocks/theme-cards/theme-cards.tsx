import { ThemeBand } from "#app/themes/theme-band.tsx";
import headStyles from "../page-headline/page-headline.module.css";
import type { ThemeCardsView } from "./view.server.ts";

/** The collections, one band each, pictures left and right in turn. */
export function ThemeCards({ view }: { readonly view: ThemeCardsView }) {
	const { headline, text, themes, editable } = view;
	return (
		<section {...editable}>
			{headline ? (
				<header className={headStyles.primary}>
					<h2>{headline}</h2>
					<p>{text}</p>
				</header>
			) : null}
			{themes.map((theme, index) => (
				<ThemeBand key={theme.id} theme={theme} isMirrored={index % 2 === 1} level={headline ? 3 : 2} />
			))}
		</section>
	);
}
