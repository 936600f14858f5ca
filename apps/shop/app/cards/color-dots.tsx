import type { CSSProperties, MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { cardPath } from "#app/paths.ts";
import styles from "./color-dots.module.css";

export interface ColorDotsProps {
	readonly colors: readonly { readonly id: string; readonly name: string; readonly color: string }[];
	/** Id of the template shown. */
	readonly current: string;
	/** Writes the name of the current colour beside the dots: "Farbe: Salbei" (spec 2.3-6). */
	readonly isNamed?: boolean;
	/** What a click does with the colour of this id; absent: it leads there. */
	readonly onPick?: (event: MouseEvent, id: string) => void;
}

/** Dots that lead to the other colours of the same card. */
export function ColorDots({ colors, current, isNamed = false, onPick }: ColorDotsProps) {
	const t = useTranslations();
	const name = colors.find(({ id }) => id === current)?.name;
	return (
		<div className={styles.colors}>
			{isNamed ? (
				<p>
					<span className={styles.label}>{t("option.color")}</span> {name}
				</p>
			) : null}
			<ul aria-label={t("option.otherColors")}>
				{colors.map((color) => (
					<li key={color.id}>
						<Link
							to={cardPath(color.id)}
							title={color.name}
							aria-current={color.id === current ? "true" : undefined}
							style={{ "--dot": color.color } as CSSProperties}
							preventScrollReset={isNamed}
							onClick={onPick && ((event) => onPick(event, color.id))}
						>
							<span className="visually-hidden">{color.name}</span>
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
