import type { CartView, EnvelopeDifferenceView } from "@offizin/contract";
import { formatMoney } from "@offizin/money";
import { TextButton, textLinkClass } from "@offizin/ui";
import { countedAs } from "@offizin/words";
import { Form, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import type { CartRefusal } from "./cart-answer.ts";
import styles from "./cart-line.module.css";
import { EnvelopeNotice } from "./envelope-notice.tsx";
import { LinePicture } from "./line-picture.tsx";
import { NamedLine } from "./named-line.tsx";
import { PriceLines } from "./price-lines.tsx";
import { QuantityForm } from "./quantity-form.tsx";

export interface CartLineProps {
	readonly line: CartView["items"][number];
	readonly refused: CartRefusal | undefined;
	/** Where its envelopes are not as many as their cards. */
	readonly difference: EnvelopeDifferenceView | undefined;
}

/** One line of the cart: the person's own design or an article, in words, how many, what it costs and why. */
export function CartLine({ line, refused, difference }: CartLineProps) {
	const t = useTranslations("cart");
	const locale = useLocale();
	const { id, name, quantity, quote } = line;
	const of = countedAs(line);
	const design = "editor" in line ? line.editor : undefined;
	const isPersonal = line.item === "design" && line.isPersonal;
	const isSet = line.item === "design" && line.isSet;
	const isCounting = useNavigation().formData?.get("line") === id;
	const price = (amount: number) => formatMoney({ amount, currency: quote.currency }, locale);
	return (
		<li className={styles.line} aria-busy={isCounting}>
			{design === undefined ? (
				<span className={styles.picture}>
					<LinePicture line={line} />
				</span>
			) : (
				<Link className={styles.picture} to={design} tabIndex={-1} aria-hidden="true">
					<LinePicture line={line} />
				</Link>
			)}
			<NamedLine line={line} level={2} className={styles.words} />
			<div className={styles.price}>
				<strong>{price(quote.total)}</strong>
				<span>{t("each", { price: price(quote.unit), of })}</span>
			</div>
			<div className={styles.quantity}>
				{line.item === "voucher" ? null : isPersonal ? (
					<p>{t(line.beside ? "byRecipients" : "byGuests", { quantity })}</p>
				) : isSet ? (
					<p>{t("bySet", { quantity })}</p>
				) : (
					<QuantityForm id={id} name={name} of={of} quantity={quantity} refused={refused} />
				)}
				{difference ? <EnvelopeNotice difference={difference} design={design} /> : null}
			</div>
			<div className={styles.actions}>
				{design === undefined ? null : (
					<Link className={textLinkClass()} to={design} aria-label={t("editLine", { name, of })}>
						{t("edit", { of })}
					</Link>
				)}
				<Form method="post" action={paths.cart} preventScrollReset replace>
					<input type="hidden" name="intent" value="remove" />
					<TextButton
						kind="plain"
						type="submit"
						name="line"
						value={id}
						aria-label={t("removeLine", { name })}
					>
						{t("remove")}
					</TextButton>
				</Form>
			</div>
			<div className={styles.explained}>
				<PriceLines name={name} quote={quote} />
			</div>
		</li>
	);
}
