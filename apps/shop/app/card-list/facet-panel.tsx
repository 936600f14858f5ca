import { Button, Icon, IconButton } from "@offizin/ui";
import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import type { FacetChoice, FacetOption, ShownFacet } from "./facet-choice.ts";
import styles from "./facet-panel.module.css";

export interface FacetPanelProps {
	readonly facets: readonly ShownFacet[];
	readonly choice: FacetChoice;
	/** What the sheet is closed with: "6 Designs zeigen". */
	readonly done: string;
}

const SHEET = "facetten";

/** Facets with counts: a column beside the tiles, a sheet at the thumb on small screens. All of it is links. */
export function FacetPanel({ facets, choice, done }: FacetPanelProps) {
	const t = useTranslations();
	const chosen = facets.filter(({ name }) => choice.valueOf(name) !== undefined).length;
	return (
		<section className={styles.panel} aria-label={t("list.filterBy")}>
			<button type="button" className={styles.opener} popoverTarget={SHEET}>
				{chosen > 0 ? t("list.filterCount", { count: chosen }) : t("list.filter")}
				<Icon name="plus" size={20} />
			</button>
			<div className={styles.sheet} id={SHEET} popover="auto">
				<div className={styles.head}>
					<strong>{t("list.filter")}</strong>
					<IconButton label={t("action.close")} popoverTarget={SHEET} popoverTargetAction="hide">
						<Icon name="close" />
					</IconButton>
				</div>
				<div className={styles.groups}>
					{facets.map(({ name, options }) => (
						<div key={name}>
							<h2>{t(`facet.${name}`)}</h2>
							<ul className={name === "color" ? styles.dots : undefined}>
								{options.map((option) => {
									const isActive = choice.valueOf(name) === option.value;
									return (
										<li key={option.value}>
											<Link
												to={choice.addressWith(name, isActive ? undefined : option.value)}
												aria-current={isActive ? "true" : undefined}
												rel={chosen > 0 ? "nofollow" : undefined}
												preventScrollReset
											>
												<FacetFace option={option} />
											</Link>
										</li>
									);
								})}
							</ul>
						</div>
					))}
				</div>
				<div className={styles.foot}>
					<Button kind="primary" popoverTarget={SHEET} popoverTargetAction="hide">
						{done}
					</Button>
				</div>
			</div>
		</section>
	);
}

/** A name with its count; of a colour its dot before them, two halves for a pair. */
function FacetFace({ option: { label, count, swatch } }: { readonly option: FacetOption }) {
	const [first, second = first] = swatch ?? [];
	const dot = { "--dot": first, "--other": second } as CSSProperties;
	return (
		<>
			{first === undefined ? null : <span className={styles.dot} style={dot} />}
			<span>{label}</span> <span className={styles.count}>{count}</span>
		</>
	);
}
