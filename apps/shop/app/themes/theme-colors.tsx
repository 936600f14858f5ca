import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import dots from "#app/cards/color-dots.module.css";
import { Link } from "#app/links/link.tsx";
import { listPath } from "#app/paths.ts";

export interface ThemeColorsProps {
	/** Path of the collection. */
	readonly base: string;
	readonly colors: readonly {
		readonly key: string;
		readonly name: string;
		readonly color: string;
		readonly facet: string;
	}[];
	/** Facet of the one that is asked for. */
	readonly chosen: string | undefined;
}

/** "Farbe:" with the colours of a collection, in which all of its cards can be seen (spec 2.3-6). */
export function ThemeColors({ base, colors, chosen }: ThemeColorsProps) {
	const t = useTranslations("option");
	const name = colors.find(({ facet }) => facet === chosen)?.name ?? t("everyColor");
	return (
		<div className={dots.colors}>
			<p>
				<span className={dots.label}>{t("color")}</span> {name}
			</p>
			<ul aria-label={t("otherColors")}>
				{colors.map((color) => (
					<li key={color.key}>
						<Link
							to={listPath(base, { color: color.facet === chosen ? undefined : color.facet })}
							title={color.name}
							aria-current={color.facet === chosen ? "true" : undefined}
							style={{ "--dot": color.color } as CSSProperties}
							rel="nofollow"
							preventScrollReset
						>
							<span className="visually-hidden">{color.name}</span>
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
