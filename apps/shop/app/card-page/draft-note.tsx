import type { Draft } from "@offizin/contract";
import { buttonClass } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { useChangedAt } from "#app/layout/use-changed-at.ts";
import { useJustChanged } from "#app/layout/use-just-changed.ts";
import { Link } from "#app/links/link.tsx";
import styles from "./draft-note.module.css";

/** The visitor's own draft of the card of this page. */
export function DraftNote({ draft }: { readonly draft: Draft }) {
	const t = useTranslations("draft");
	const at = useChangedAt(draft);
	const isNow = useJustChanged(draft);
	return (
		<section className={styles.note} aria-labelledby="draft-title">
			<img className={styles.picture} src={draft.preview} alt="" />
			<div>
				<h2 id="draft-title" className={styles.title}>
					{t("title")}
				</h2>
				<p className={styles.when}>{isNow ? t("changedNow") : t("changed", { at })}</p>
			</div>
			<Link className={buttonClass("primary", styles.action)} to={draft.editor}>
				{t("resume")}
			</Link>
		</section>
	);
}
