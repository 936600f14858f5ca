import { Button, ButtonRow, buttonClass, Title } from "@offizin/ui";
import { useEffect } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import styles from "./back-page.module.css";
import type { PayingPage } from "./paying-order.server.ts";
import { providerName } from "./provider-name.ts";
import { useArrivalFocus } from "./use-arrival-focus.ts";

/** Between the shop and who collects the money: on the way there, and back again without having paid. */
export function BackPage({ payment, payAt, arrival }: PayingPage) {
	const t = useTranslations("checkout.back");
	const heading = useArrivalFocus<HTMLHeadingElement>();
	const isSending = useNavigation().state !== "idle";
	const provider = providerName(payment);
	const isLeaving = arrival === "forward" && payAt !== null;
	useEffect(() => {
		// The page leaves no trace in the history: whoever goes back from the provider wants to be before it.
		if (isLeaving) location.replace(payAt);
	}, [isLeaving, payAt]);
	const head = (
		<>
			<PageHead title={t("pageTitle")} />
			{isLeaving ? <meta httpEquiv="refresh" content={`0;url=${payAt}`} /> : null}
		</>
	);
	if (payment === "") {
		return (
			<>
				{head}
				<div className={styles.page} data-quiet="">
					<Title level={1} size="page" ref={heading} tabIndex={-1}>
						{t("gone.title")}
					</Title>
					<p>{t("gone.text")}</p>
					<Link to={paths.cart} className={buttonClass("primary")}>
						{t("gone.cart")}
					</Link>
				</div>
			</>
		);
	}
	return (
		<>
			{head}
			<div className={styles.page} data-quiet="">
				<Title level={1} size="page" ref={heading} tabIndex={-1}>
					{t(isLeaving ? "leaving" : "title", { provider })}
				</Title>
				<p role="status">
					{t(isLeaving ? "leavingText" : arrival === "cancelled" ? "cancelled" : "text", { provider })}
				</p>
				<ButtonRow>
					{payAt === null ? (
						<a href={paths.back} className={buttonClass("primary")}>
							{t("look")}
						</a>
					) : (
						<a href={payAt} rel="external noreferrer" className={buttonClass("primary")}>
							{t("again", { provider })}
						</a>
					)}
					<Form method="post" action={paths.back}>
						<Button type="submit" kind="quiet" isLoading={isSending}>
							{t("other")}
						</Button>
					</Form>
				</ButtonRow>
			</div>
		</>
	);
}
