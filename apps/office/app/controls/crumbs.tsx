import { Breadcrumbs } from "@offizin/ui";
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
		<Breadcrumbs
			label={useTranslations("controls")("up")}
			className={styles.crumbs}
			steps={steps.map(({ to, word }) => (
				<Link key={to} to={to}>
					{word}
				</Link>
			))}
		/>
	);
}
