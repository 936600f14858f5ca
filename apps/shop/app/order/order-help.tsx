import { channels, operator } from "@offizin/sites";
import { useTranslations } from "use-intl";
import { useShop } from "#app/site.ts";
import styles from "./order-page.module.css";

/** Whom to ask. */
export function OrderHelp({ about }: { readonly about: "known" | "unknown" }) {
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
		</section>
	);
}
