import type { CartView } from "@offizin/contract";
import { Title } from "@offizin/ui";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { PageHead } from "#app/seo/page-head.tsx";
import styles from "./checkout-frame.module.css";
import { type CheckoutStep, CheckoutSteps } from "./checkout-steps.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { useArrivalFocus } from "./use-arrival-focus.ts";

export interface CheckoutFrameProps {
	readonly step: CheckoutStep;
	/** Shown beside the step; the review shows the goods itself. */
	readonly cart?: CartView;
	/** Told in the title of the page, the first thing a screen reader says. */
	readonly hasErrors?: boolean;
	readonly children: ReactNode;
}

/** A step of the checkout: where one is, its heading, its form, and beside it what is being bought. */
export function CheckoutFrame({ step, cart, hasErrors = false, children }: CheckoutFrameProps) {
	const t = useTranslations("checkout");
	const heading = useArrivalFocus<HTMLHeadingElement>();
	const title = t(`${step}.pageTitle`);
	return (
		<>
			<PageHead title={hasErrors ? t("errorTitle", { title }) : title} />
			<CheckoutSteps current={step} />
			<div className={cart ? styles.split : styles.single} data-quiet="">
				<div className={styles.step}>
					<Title level={1} size="page" className={styles.heading} ref={heading} tabIndex={-1}>
						{t(`${step}.title`)}
					</Title>
					{children}
				</div>
				{cart ? <OrderSummary cart={cart} /> : null}
			</div>
		</>
	);
}
