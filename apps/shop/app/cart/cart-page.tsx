import type { CartView } from "@offizin/contract";
import { formatMoney } from "@offizin/money";
import type { ChannelKey } from "@offizin/sites";
import { buttonClass, Panel, textLinkClass } from "@offizin/ui";
import { type RefObject, useEffect, useRef } from "react";
import { useLocale, useTranslations } from "use-intl";
import { PageTitle } from "#app/layout/page-title.tsx";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { useShop } from "#app/site.ts";
import { useDestination } from "#app/use-destination.ts";
import type { CartAnswer } from "./cart-answer.ts";
import { CartLine } from "./cart-line.tsx";
import { CartNotice } from "./cart-notice.tsx";
import styles from "./cart-page.module.css";
import { CartSums } from "./cart-sums.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { VoucherForm } from "./voucher-form.tsx";

export interface CartPageProps {
	readonly cart: CartView;
	/** What came of the last change, if it left something to say. */
	readonly answer: CartAnswer | undefined;
}

/** Where somebody goes on choosing. */
const shelfOf: Readonly<Record<ChannelKey, string>> = {
	papiervogel: paths.cards,
	bildwand: paths.wallPictures,
};

/** The cart (domain.md §13: „Warenkorb“). */
export function CartPage({ cart, answer }: CartPageProps) {
	const t = useTranslations("cart");
	const locale = useLocale();
	const { site } = useShop();
	const destination = useDestination();
	const list = useRef<HTMLUListElement>(null);
	useFocusAfter(answer, list);
	const hasLines = cart.items.length > 0;
	// A refusal stands beside its line, unless the line has gone meanwhile.
	const isAtLine = cart.items.some(({ id }) => id === answer?.line);
	const atVoucher = answer?.kind === "refused" && answer.voucher !== undefined ? answer : undefined;
	return (
		<>
			<PageHead title={t("pageTitle")} />
			{hasLines ? <PageTitle title={t("title")} /> : null}
			<CartNotice answer={isAtLine || atVoucher ? undefined : answer} />
			{hasLines ? (
				<div className={styles.cart}>
					<ul className={styles.lines} aria-label={t("lines")} ref={list} tabIndex={-1}>
						{cart.items.map((line) => (
							<CartLine
								key={line.id}
								line={line}
								difference={cart.envelopes.find((difference) => difference.line === line.id)}
								refused={answer?.kind === "refused" && answer.line === line.id ? answer : undefined}
							/>
						))}
					</ul>
					<Panel className={styles.slip} aria-label={t("sums")}>
						<CartSums
							cart={cart}
							deliveries={cart.deliveries}
							deliveryNote={t("deliveryNote", { destination })}
						/>
						<VoucherForm voucher={cart.voucher} refused={atVoucher} />
						<p className="visually-hidden" role="status">
							{t("updated", { total: formatMoney(cart.total, locale) })}
						</p>
						<Link className={buttonClass("primary")} to={paths.checkout}>
							{t("checkout")}
						</Link>
						<Link className={textLinkClass("plain", styles.more)} to={shelfOf[site.channel]}>
							{t(`keepDesigning.${site.channel}`)}
						</Link>
					</Panel>
				</div>
			) : (
				<EmptyCart />
			)}
		</>
	);
}

/** A notice that is settled takes its button with it: focus goes on to the list it was about. */
function useFocusAfter(answer: CartAnswer | undefined, list: RefObject<HTMLElement | null>): void {
	const before = useRef(answer);
	useEffect(() => {
		if (before.current?.kind === "removed" && answer === undefined) list.current?.focus();
		before.current = answer;
	}, [answer, list]);
}
