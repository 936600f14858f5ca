import { Link } from "react-router";
import { useTranslations } from "use-intl";
import styles from "./crumbs.module.css";

/** The way up from a page, the highest first. */
export function Crumbs({
	steps,
}: {
	readonly steps: readonly { readonly to: string; readonly word: string }[];
}) {
	return (
		<nav aria-label={useTranslations("controls")("up")} className={styles.crumbs}>
			<ol>
				{steps.map(({ to, word }) => (
					<li key={to}>
						<Link to={to}>{word}</Link>
					</li>
				))}
			</ol>
		</nav>
	);
}
