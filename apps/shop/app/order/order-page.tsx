import { formatMoney } from "@offizin/money";
import { isProvided } from "@offizin/orders";
import { Panel, Title } from "@offizin/ui";
import { formatDay } from "@offizin/words";
import { useLocale, useTranslations } from "use-intl";
import { BirdAtEnvelope } from "#app/cart/bird-at-envelope.tsx";
import { CartSums } from "#app/cart/cart-sums.tsx";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { useShop } from "#app/site.ts";
import { BankDetails } from "./bank-details.tsx";
import { CancelOrder, CancelRefused } from "./cancel-order.tsx";
import { orderHeadline, owesTransfer } from "./line-steps.ts";
import type { LoadedOrder } from "./load-order.server.ts";
import { NextSteps } from "./next-steps.tsx";
import { OrderDetails } from "./order-details.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderHelp } from "./order-help.tsx";
import { OrderLine } from "./order-line.tsx";
import styles from "./order-page.module.css";

interface OrderPageProps extends LoadedOrder {
	/** It should have been cancelled, and could not be any more. */
	readonly wasRefused: boolean;
}

/** An order, from the thanks to the letter box: the same page, always with the newest states. */
export function OrderPage({ order, goods, placedOn, wasRefused }: OrderPageProps) {
	const t = useTranslations("order");
	const locale = useLocale();
	const { isDemo, site } = useShop();
	const { number, payment, lines, deliveries, contact } = order;
	const headline = orderHeadline(payment, lines);
	const isWaiting = headline === "placed" || headline === "prepaid";
	const isOwed = owesTransfer(payment) && headline !== "cancelled";
	return (
		<>
			<PageHead title={t("pageTitle", { number })} />
			<meta name="referrer" content="no-referrer" />
			<header className={styles.head}>
				<p className={styles.number}>{t("number", { number, date: formatDay(placedOn, locale) })}</p>
				<Title level={1} size="hero">
					{t(`headline.${headline}`)}
				</Title>
				{isWaiting ? <p className={styles.mail}>{t("mail", { email: contact.email })}</p> : null}
				{isWaiting && isDemo ? (
					<p className={styles.demo}>
						{t.rich("mailbox", {
							link: (words) => (
								<a href={paths.mailbox} rel="external">
									{words}
								</a>
							),
						})}
					</p>
				) : null}
				{isWaiting && site.channel === "papiervogel" ? <BirdAtEnvelope className={styles.bird} /> : null}
			</header>
			<div className={styles.order}>
				<div className={styles.main}>
					{wasRefused ? <CancelRefused /> : null}
					{isOwed ? <BankDetails amount={order.total} reference={number} /> : null}
					{isWaiting ? <NextSteps order={order} goods={goods} placedOn={placedOn} /> : null}
					<section className={styles.section} aria-labelledby="stand">
						<Title level={2} size="section" id="stand">
							{t("lines")}
						</Title>
						<ul>
							{lines.map((line) => (
								<OrderLine key={line.id} line={line} payment={payment} deliveries={deliveries} />
							))}
						</ul>
					</section>
					{order.parcels.length > 0 ? <Parcels parcels={order.parcels} /> : null}
				</div>
				<aside className={styles.aside}>
					<Panel aria-label={t("sums")}>
						<CartSums cart={order} deliveries={[]} />
						<PaymentState payment={payment} />
						{order.refunded.amount > 0 ? (
							<p className={styles.paid}>{t("refunded", { amount: formatMoney(order.refunded, locale) })}</p>
						) : null}
					</Panel>
					<OrderDocuments documents={order.documents} />
					<OrderDetails order={order} />
					{order.isCancellable ? <CancelOrder /> : null}
					<OrderHelp about="known" number={number} />
					<p className={styles.private}>
						{t("bookmark")} {t("private")}
					</p>
				</aside>
			</div>
		</>
	);
}

function PaymentState({ payment: { method, state } }: Pick<LoadedOrder["order"], "payment">) {
	const t = useTranslations("order");
	return (
		<p className={styles.paid}>
			{isProvided(method)
				? t(`providedState.${state}`, { name: t(`provided.${method}`) })
				: t(`paymentState.${method}.${state}`)}
		</p>
	);
}

/** What is with a carrier, each with the page that says where it is. */
function Parcels({ parcels }: Pick<LoadedOrder["order"], "parcels">) {
	const t = useTranslations("order");
	return (
		<section className={styles.section} aria-labelledby="pakete">
			<Title level={2} size="section" id="pakete">
				{t("parcels", { count: parcels.length })}
			</Title>
			<ul>
				{parcels.map(({ carrier, trackingNumber: number, trackingAddress }) => (
					<li key={`${carrier} ${number}`}>
						{t.rich("parcel", {
							...{ carrier, number },
							link: (words) => (
								<a href={trackingAddress} rel="noreferrer" target="_blank">
									{words}
								</a>
							),
						})}
					</li>
				))}
			</ul>
		</section>
	);
}
