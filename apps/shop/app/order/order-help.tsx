import { channels, operator } from "@offizin/sites";
import { useTranslations } from "use-intl";
import { useShop } from "#app/site.ts";
import styles from "./order-page.module.css";

/** Whom to ask. */
export function OrderHelp({ about }: { readonly about: "known" | "unknown" }) {
	const t = useTranslations(`order.help.${about}`);
	const mail = channels[useShop().site.channel].mail;
	return (
		<section className={styles.details} aria-labelledby="hilfe">
			<h2 id="hilfe">{t("title")}</h2>
			<p>{t("text")}</p>
			<p>
				<a href={operator.phoneLink}>{operator.phone}</a>
				<br />
				{operator.hours.words}
				<br />
				<a href={`mailto:${mail}`}>{mail}</a>
			</p>
		</section>
	);
}
