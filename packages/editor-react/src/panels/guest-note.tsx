import type { DesignField } from "@offizin/design";
import { Fact, Facts } from "@offizin/ui";
import { useHost } from "../editor-context.tsx";
import styles from "./guest-note.module.css";

/** Explains the placeholders of a card that is printed anew for every guest. */
export function GuestNote({ fields }: { readonly fields: readonly DesignField[] }) {
	const { t } = useHost();
	return (
		<aside className={styles.note} aria-label={t("guest.title")}>
			<h2 className={styles.title}>{t("guest.title")}</h2>
			<p>{t("guest.explained")}</p>
			<Facts layout="beside" className={styles.fields}>
				{fields.map(({ key, label, sample }) => (
					<Fact
						key={key}
						term={
							<>
								{label} <code>{`{{${key}}}`}</code>
							</>
						}
					>
						{sample}
					</Fact>
				))}
			</Facts>
		</aside>
	);
}
