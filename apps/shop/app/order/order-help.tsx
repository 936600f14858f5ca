import { channels, operator } from "@offizin/sites";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { useShop } from "#app/site.ts";
import styles from "./order-page.module.css";

interface OrderHelpProps {
	readonly about: "known" | "unknown";
	/** Of an order that is known. */
	readonly number?: string;
}

/** Whom to ask, and where a contract is withdrawn from. */
export function OrderHelp({ about, number }: OrderHelpProps) {
	const t = useTranslations();
	const mail = channels[useShop().site.channel].mail;
	return (
		<section className={styles.details} aria-labelledby="hilfe">
			<h2 id="hilfe">{t(`order.help.${about}.title`)}</h2>
			<p>{t(`order.help.${about}.text`)}</p>
			<p>
				<a href={operator.phoneLink}>{operator.phone}</a>
				<br />
				{t("layout.hours")}
				<br />
				<a href={`mailto:${mail}`}>{mail}</a>
			</p>
			{number === undefined ? null : (
				<p>
					<Link to={`${paths.withdraw}?bestellung=${number}`}>{t("legal.withdraw")}</Link>
				</p>
			)}
		</section>
	);
}
