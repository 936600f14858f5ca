import type { CartView } from "@offizin/contract";
import { formatMoney } from "@offizin/money";
import { Button, Disclosure, TextField } from "@offizin/ui";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { paths } from "#app/paths.ts";
import type { CartRefusal } from "./cart-answer.ts";
import { useCartRefusal } from "./use-cart-refusal.ts";
import styles from "./voucher-form.module.css";

export interface VoucherFormProps {
	readonly voucher: CartView["voucher"];
	/** A code that was not taken. */
	readonly refused: CartRefusal | undefined;
}

const form = { method: "post", action: paths.cart, preventScrollReset: true, replace: true } as const;

/** The voucher of a cart, or where one is typed in. One that takes nothing off says why, and stays until it is taken out. */
export function VoucherForm({ voucher, refused }: VoucherFormProps) {
	const t = useTranslations("cart.voucher");
	const words = useCartRefusal();
	const locale = useLocale();
	return (
		<div className={styles.voucher}>
			{voucher ? (
				<Form {...form} className={styles.chosen}>
					<input type="hidden" name="intent" value="voucher" />
					<input type="hidden" name="code" value="" />
					<p role="status">
						<strong>{voucher.code}</strong>{" "}
						{voucher.discount
							? t("off", { discount: formatMoney(voucher.discount, locale) })
							: voucher.refusal}
					</p>
					<Button type="submit" kind="quiet" aria-label={t("removeCode", { code: voucher.code })}>
						{t("remove")}
					</Button>
				</Form>
			) : null}
			<Disclosure summary={t(voucher ? "other" : "ask")} open={refused !== undefined}>
				<Form {...form} className={styles.entry} noValidate>
					<input type="hidden" name="intent" value="voucher" />
					<TextField
						key={refused?.voucher}
						label={t("code")}
						error={refused ? words(refused) : undefined}
						name="code"
						defaultValue={refused?.voucher}
						autoFocus={refused !== undefined}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
					/>
					<Button type="submit" kind="secondary">
						{t("apply")}
					</Button>
				</Form>
			</Disclosure>
		</div>
	);
}
