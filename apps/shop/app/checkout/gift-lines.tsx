import type { OrderView } from "@offizin/contract";
import { useTranslations } from "use-intl";
import styles from "./gift-lines.module.css";

/** That it travels as a gift, and what its card says. */
export function GiftLines({ gift: { message } }: { readonly gift: NonNullable<OrderView["gift"]> }) {
	const t = useTranslations("checkout.gift");
	return (
		<>
			<p>{t("neutral")}</p>
			{message ? <blockquote className={styles.message}>{message}</blockquote> : null}
		</>
	);
}
