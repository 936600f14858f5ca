import { Button, Disclosure, Notice } from "@offizin/ui";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import styles from "./order-page.module.css";

/** The way out of an order, as long as there is one: asked twice, since there is no way back. */
export function CancelOrder() {
	const t = useTranslations("order.cancel");
	const isSending = useNavigation().state !== "idle";
	return (
		<section className={styles.details}>
			<Disclosure summary={t("ask")}>
				<p>{t("text")}</p>
				<Form method="post" replace>
					<Button type="submit" kind="secondary" isLoading={isSending}>
						{t("confirm")}
					</Button>
				</Form>
			</Disclosure>
		</section>
	);
}

/** It had gone to press meanwhile. */
export function CancelRefused() {
	const t = useTranslations("order.cancel");
	return (
		<Notice kind="bad" role="alert">
			{t("refused")}
		</Notice>
	);
}
