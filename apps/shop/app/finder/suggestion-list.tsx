import { useTranslations } from "use-intl";
import styles from "./finder.module.css";
import { HitPicture } from "./hit-picture.tsx";
import type { Suggestions } from "./use-suggestions.ts";

export interface SuggestionListProps {
	/** What the ids of the list and its options begin with. */
	readonly id: string;
	readonly isShown: boolean;
	readonly opens: "down" | "up";
	/** Place of the option that Enter means, -1 for none. */
	readonly active: number;
	readonly found: Suggestions | undefined;
	/** Told the place of an option; the one behind the last suggestion means all. */
	readonly onChoose: (place: number) => void;
}

/** What was found while typing, with pictures, and the way to all of it. */
export function SuggestionList({ id, isShown, opens, active, found, onChoose }: SuggestionListProps) {
	const t = useTranslations("finder");
	const items = isShown ? (found?.items ?? []) : [];
	const option = (place: number) => ({
		id: `${id}-${place}`,
		role: "option",
		"aria-selected": place === active,
		tabIndex: -1,
		// The field keeps the focus, or the list would be gone before the click.
		onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
		onClick: () => onChoose(place),
	});
	return (
		<div
			className={styles.list}
			id={`${id}-list`}
			role="listbox"
			aria-label={t("suggestions")}
			data-opens={opens}
			hidden={!isShown}
		>
			{items.map((hit, place) => (
				<div key={hit.path} className={styles.option} {...option(place)}>
					<HitPicture hit={hit} sizes="3.5rem" />
					<span>
						<span className={styles.title}>{hit.title}</span>
						{hit.note ? <span className={styles.note}>{hit.note}</span> : null}
					</span>
				</div>
			))}
			{isShown ? (
				<div className={styles.all} {...option(items.length)}>
					{t("all", { count: found?.total ?? 0 })}
				</div>
			) : null}
		</div>
	);
}
