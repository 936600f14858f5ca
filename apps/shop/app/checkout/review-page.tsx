import type { CartView } from "@offizin/contract";
import { isProvided } from "@offizin/orders";
import { Button, Panel } from "@offizin/ui";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { Offline } from "#app/cart/or-offline.ts";
import { Link } from "#app/links/link.tsx";
import { usePathPrefix } from "#app/links/path-prefix.ts";
import { paths } from "#app/paths.ts";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { compareCart, shownCart } from "./compare-cart.ts";
import type { OpenCheckout } from "./open-checkout.server.ts";
import type { OrderRefusal } from "./place-order.server.ts";
import { providerName } from "./provider-name.ts";
import { ReviewDetails } from "./review-details.tsx";
import { ReviewGoods } from "./review-goods.tsx";
import { ReviewNotice } from "./review-notice.tsx";
import styles from "./review-page.module.css";

export interface ReviewPageProps extends OpenCheckout {
	/** What is made of a person's own designs, as words call it; "packed" where nothing is. */
	readonly goods: string;
	/** Idempotency-Key of this review. */
	readonly idempotencyKey: string;
	readonly answer: OrderRefusal | Offline | undefined;
}

/**
 * The last step (§ 312j BGB): directly above the button stand the goods with their features, the total, shipping and the
 * day of delivery. Nothing is ticked for anybody.
 */
export function ReviewPage({ cart, draft, goods, idempotencyKey, answer }: ReviewPageProps) {
	const t = useTranslations("checkout");
	const isSending = useNavigation().formAction === `${usePathPrefix()}${paths.review}`;
	const shown = shownCart(cart);
	const refused = answer && "shown" in answer ? answer : undefined;
	const changes = refused ? compareCart(refused.shown, shown) : undefined;
	return (
		<CheckoutFrame step="review" hasErrors={answer !== undefined}>
			<ReviewNotice answer={answer} changes={changes} />
			<div className={styles.review}>
				<div className={styles.details}>
					<ReviewDetails cart={cart} draft={draft} />
					<div className={styles.law}>
						<h2>{t("review.withdrawalTitle", { goods })}</h2>
						{withdrawalTexts
							.filter(({ isAbout }) => cart.items.some(isAbout))
							.map(({ text }) => (
								<p key={text}>
									{t.rich(`review.${text}`, {
										link: (words) => <Link to={paths.withdrawal}>{words}</Link>,
									})}
								</p>
							))}
						<p>
							{t.rich("review.terms", {
								terms: (words) => <Link to={paths.terms}>{words}</Link>,
								privacy: (words) => <Link to={paths.privacy}>{words}</Link>,
							})}
						</p>
					</div>
				</div>
				<Panel className={styles.slip}>
					<ReviewGoods cart={cart} draft={draft} changes={changes} />
					<Form
						className={styles.order}
						method="post"
						action={paths.review}
						onSubmit={(event) => {
							if (isSending) event.preventDefault();
						}}
					>
						<input type="hidden" name="key" value={idempotencyKey} />
						<input type="hidden" name="draft" value={JSON.stringify(draft)} />
						<input type="hidden" name="shown" value={JSON.stringify(shown)} />
						<Button className={styles.button} type="submit" isLoading={isSending}>
							{t("review.order")}
						</Button>
						{draft.payment !== "" && isProvided(draft.payment) ? (
							<p>{t("review.paidAt", { provider: providerName(draft.payment) })}</p>
						) : null}
						<p role="status">{isSending ? t("review.sending") : t("review.mail")}</p>
					</Form>
				</Panel>
			</div>
		</CheckoutFrame>
	);
}

type Line = CartView["items"][number];

/** Made of a person's own design: it cannot be sent back (§ 312g BGB). */
function isPersonal({ item }: Line): boolean {
	return item === "design" || item === "sample";
}

/** What is said of the right of withdrawal, about which lines. */
const withdrawalTexts = [
	{ text: "withdrawal", isAbout: isPersonal },
	{
		text: "withdrawalAccessories",
		isAbout: (line: Line) =>
			line.item === "article" || ("accessories" in line && line.accessories.length > 0),
	},
	{ text: "withdrawalOurs", isAbout: ({ item }: Line) => item === "product" },
] as const;
