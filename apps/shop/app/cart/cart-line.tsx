import { formatMoney } from "@offizin/money";
import { Form, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Link } from "#app/layout/link.tsx";
import { designPath, paths } from "#app/paths.ts";
import { CardPicture } from "./card-picture.tsx";
import type { CartRefusal } from "./cart-answer.ts";
import styles from "./cart-line.module.css";
import { PackedList } from "./packed-list.tsx";
import { PriceLines } from "./price-lines.tsx";
import type { CartWithCards } from "./printed-card.ts";
import { QuantityForm } from "./quantity-form.tsx";
import { useCardWords } from "./use-card-words.ts";

export interface CartLineProps {
	readonly line: CartWithCards["items"][number];
	readonly refused: CartRefusal | undefined;
}

/** One card of the cart: the person's own, its making in words, how many, what it costs and why. */
export function CartLine({ line, refused }: CartLineProps) {
	const t = useTranslations("cart");
	const locale = useLocale();
	const { id, name, template, designId, quantity, quote, preview } = line;
	const words = useCardWords()(line);
	const isCounting = useNavigation().formData?.get("line") === id;
	const price = (amount: number) => formatMoney({ amount, currency: quote.currency }, locale);
	return (
		<li className={styles.line} aria-busy={isCounting}>
			<Link className={styles.picture} to={designPath(template, designId)} tabIndex={-1} aria-hidden="true">
				<CardPicture src={preview} name={name} card={line.card} />
			</Link>
			<div className={styles.words}>
				<h2>{name}</h2>
				<p>
					{words.format}
					{words.size ? `, ${words.size}` : null}
				</p>
				<p>{words.paper}</p>
				<p>{words.refinement}</p>
				<PackedList accessories={line.accessories} />
			</div>
			<div className={styles.price}>
				<strong>{price(quote.total)}</strong>
				<span>{t("each", { price: price(quote.unit) })}</span>
			</div>
			<div className={styles.quantity}>
				<QuantityForm id={id} name={name} quantity={quantity} refused={refused} />
			</div>
			<div className={styles.actions}>
				<Link to={designPath(template, designId)} aria-label={t("editLine", { name })}>
					{t("edit")}
				</Link>
				<Form method="post" action={paths.cart} preventScrollReset replace>
					<input type="hidden" name="intent" value="remove" />
					<button type="submit" name="line" value={id} aria-label={t("removeLine", { name })}>
						{t("remove")}
					</button>
				</Form>
			</div>
			<div className={styles.explained}>
				<PriceLines name={name} quote={quote} />
			</div>
		</li>
	);
}
