import { factValues } from "@offizin/design";
import { askedFacts } from "@offizin/editor";
import { useMemo } from "react";
import { useEditor, useHost } from "../editor-context.tsx";
import styles from "./proof-dialog.module.css";

/** Names, days and places apart from the drawing, large: nobody sees a wrong letter in a word they know by heart. */
export function LastRead() {
	const { t } = useHost();
	const written = useEditor((state) => state.written);
	const told = useMemo(() => {
		const readOf = factValues(written);
		return askedFacts(written).flatMap(({ fact }) => {
			const value = readOf(fact, undefined);
			return value === "" || value === undefined ? [] : [{ fact, value }];
		});
	}, [written]);
	if (told.length === 0) return null;
	return (
		<section className={styles.part}>
			<h3 className={styles.subtitle}>{t("proof.read")}</h3>
			<dl className={styles.told}>
				{told.map(({ fact, value }) => (
					<div key={fact}>
						<dt>{t(`feast.fact.${fact}`)}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
