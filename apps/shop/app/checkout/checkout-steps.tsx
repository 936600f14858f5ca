import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import styles from "./checkout-steps.module.css";

export const checkoutSteps = ["address", "payment", "review"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

const addresses: Readonly<Record<CheckoutStep, string>> = {
	address: paths.checkout,
	payment: paths.payment,
	review: paths.review,
};

/** Where one is; steps already taken lead back. */
export function CheckoutSteps({ current }: { readonly current: CheckoutStep }) {
	const t = useTranslations("checkout.steps");
	const position = checkoutSteps.indexOf(current);
	return (
		<nav className={styles.steps} aria-label={t("label")}>
			<ol>
				{checkoutSteps.map((step, index) => (
					<li key={step} aria-current={step === current ? "step" : undefined}>
						<span className={styles.number} aria-hidden="true">
							{index + 1}
						</span>
						{index < position ? <Link to={addresses[step]}>{t(step)}</Link> : <span>{t(step)}</span>}
					</li>
				))}
			</ol>
		</nav>
	);
}
