import { FieldGroup, Notice } from "@offizin/ui";
import panel from "../controls/panel.module.css";
import { useEditing, useEditor, useHost, useSale } from "../editor-context.tsx";
import styles from "./other-designs.module.css";
import { useOpenOther } from "./use-open-other.ts";

/** The same card in other colours, and other cards of the collection; what was made comes along. */
export function OtherDesigns() {
	const { autosave } = useEditing();
	const { t } = useHost();
	const { colors, cards } = useSale().otherDesigns;
	const current = useEditor(({ document }) => document.template);
	const { coming, problem, choose } = useOpenOther();
	if (colors.length < 2 && cards.length === 0) return null;

	const tile = (template: string) => ({
		type: "button" as const,
		disabled: autosave === null,
		"aria-pressed": template === current,
		"aria-busy": template === coming || undefined,
		onClick: () => void choose(template),
	});
	return (
		<>
			{colors.length > 1 ? (
				<FieldGroup legend={t("other.colors")} className={panel.group}>
					<div className={styles.colors}>
						{colors.map(({ template, name, color }) => (
							<button key={template} className={styles.color} {...tile(template)}>
								<span className={styles.dot} style={{ background: color }} aria-hidden="true" />
								{name}
							</button>
						))}
					</div>
				</FieldGroup>
			) : null}
			{problem === null ? null : (
				<Notice kind="bad" role="alert">
					{problem}
				</Notice>
			)}
			{cards.length > 0 ? (
				<FieldGroup legend={t("other.cards")} className={panel.group}>
					<p className={panel.note}>{t("other.carried")}</p>
					<div className={styles.cards}>
						{cards.map(({ template, name, price, picture }) => (
							<button key={template} className={styles.card} {...tile(template)}>
								<span className={styles.picture}>
									<img src={picture} alt="" loading="lazy" />
								</span>
								<span className={styles.name}>{name}</span>
								<span className={panel.note}>{price}</span>
							</button>
						))}
					</div>
				</FieldGroup>
			) : null}
		</>
	);
}
