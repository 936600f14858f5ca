import type { Draft } from "@offizin/contract";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import styles from "./draft-link.module.css";

/** The way back to the card somebody was working on, from every page. */
export function DraftLink({ draft }: { readonly draft: Draft }) {
	const t = useTranslations("draft");
	const { name, preview } = draft;
	const label = t("last", { name });
	return (
		<Link className={styles.link} to={draft.editor} aria-label={label} title={label}>
			<img className={styles.picture} src={preview} alt="" />
		</Link>
	);
}
