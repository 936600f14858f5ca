import { Disclosure, Fact, Facts, SelectField } from "@offizin/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useEditor, useHost, useSale } from "../editor-context.tsx";
import type { PriceView } from "../services.ts";
import styles from "./price-box.module.css";

export interface PriceBoxProps {
	readonly quantity: number;
	/** Absent where it follows from the guest list. */
	readonly onQuantity: ((quantity: number) => void) | undefined;
	/** What the server has already worked out for the configuration the page opened with. */
	readonly initialPrice: PriceView | null;
	/** "inkl. MwSt., zzgl. Versand" with its link. */
	readonly vatNote: ReactNode;
	/** What to do at this price. */
	readonly children?: ReactNode;
}

/** Quantity, price, VAT note and delivery date, in this order everywhere in the shop. */
export function PriceBox({ quantity, onQuantity, initialPrice, vatNote, children }: PriceBoxProps) {
	const { t } = useHost();
	const { piece, quantities } = useSale();
	const price = usePrice(quantity, initialPrice);
	const steps = quantities.includes(quantity)
		? quantities
		: [...quantities, quantity].toSorted((a, b) => a - b);
	return (
		<section className={styles.box} aria-label={t("price.label")}>
			<div className={styles.quantity}>
				{onQuantity ? (
					<SelectField
						label={t("price.quantity", { piece })}
						value={quantity}
						onChange={({ target }) => onQuantity(Number(target.value))}
					>
						{steps.map((count) => (
							<option key={count} value={count}>
								{t("price.pieces", { count, piece })}
							</option>
						))}
					</SelectField>
				) : (
					<p>{t("guests.quantity", { count: quantity, piece })}</p>
				)}
			</div>
			<div className={styles.price} aria-live="polite" aria-busy={price === "loading"}>
				{price === "loading" ? <p className={styles.note}>{t("price.loading")}</p> : null}
				{price === "failed" ? <p className={styles.note}>{t("price.failed")}</p> : null}
				{typeof price === "string" ? null : (
					<>
						<p className={styles.total}>{price.total}</p>
						<p className={styles.note}>
							{t("price.each", { price: price.each, piece })}, {vatNote}
						</p>
						{price.delivery !== null && (
							<p className={styles.delivery}>{t("price.delivery", { date: price.delivery })}</p>
						)}
					</>
				)}
			</div>
			{typeof price === "string" ? null : (
				<Disclosure className={styles.explained} summary={t("price.explained")}>
					<Facts layout="apart">
						{price.lines.map(({ label, amount }) => (
							<Fact key={label} term={label}>
								{amount}
							</Fact>
						))}
					</Facts>
				</Disclosure>
			)}
			{children ? <div className={styles.action}>{children}</div> : null}
		</section>
	);
}

function usePrice(quantity: number, initial: PriceView | null): PriceView | "loading" | "failed" {
	const sale = useSale();
	const configuration = useEditor(({ document }) => document.configuration);
	const [known, setKnown] = useState({
		configuration,
		quantity,
		price: initial as PriceView | "failed" | null,
	});
	const isKnown =
		known.configuration === configuration && known.quantity === quantity && known.price !== null;
	useEffect(() => {
		if (isKnown) return;
		const asked = new AbortController();
		void sale.price({ configuration, quantity }, asked.signal).then((price) => {
			if (!asked.signal.aborted) setKnown({ configuration, quantity, price: price ?? "failed" });
		});
		return () => asked.abort();
	}, [sale, configuration, quantity, isKnown]);
	return (isKnown ? known.price : null) ?? "loading";
}
