import { MAX_QUANTITY, MIN_QUANTITY, quantityLadder } from "@offizin/assortment";
import { Button, Disclosure, SelectField, TextField } from "@offizin/ui";
import { Form, useNavigation, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { paths } from "#app/paths.ts";
import type { CartRefusal } from "./cart-answer.ts";
import styles from "./quantity-form.module.css";
import { useCartRefusal } from "./use-cart-refusal.ts";

export interface QuantityFormProps {
	/** Of the line. */
	readonly id: string;
	readonly name: string;
	/** By what words count it. */
	readonly of: string;
	readonly quantity: number;
	readonly refused: CartRefusal | undefined;
}

/** How many: a step of the ladder, at once, or any other number. */
export function QuantityForm({ id, name, of, quantity, refused }: QuantityFormProps) {
	const t = useTranslations("cart");
	const limits = { fewest: MIN_QUANTITY, most: MAX_QUANTITY };
	const words = useCartRefusal();
	const submit = useSubmit();
	const { formData } = useNavigation();
	const pending = formData?.get("line") === id ? Number(formData.get("quantity")) || undefined : undefined;
	const steps = [...new Set([...quantityLadder, quantity])].sort((a, b) => a - b);
	const form = { method: "post", action: paths.cart, preventScrollReset: true, replace: true } as const;
	const hidden = (
		<>
			<input type="hidden" name="intent" value="quantity" />
			<input type="hidden" name="line" value={id} />
		</>
	);
	return (
		<div className={styles.quantity}>
			<Form {...form} className={styles.ladder}>
				{hidden}
				<SelectField
					label={<Named words={t("quantity", { of })} name={name} />}
					name="quantity"
					value={pending ?? quantity}
					onChange={(event) => void submit(event.currentTarget.form, form)}
				>
					{steps.map((step) => (
						<option key={step} value={step}>
							{t("pieces", { count: step, of })}
						</option>
					))}
				</SelectField>
				<Button className={styles.withoutScript} type="submit" kind="secondary">
					{t("changeQuantity", { of })}
				</Button>
			</Form>
			<Disclosure className={styles.other} summary={t("otherQuantity", { of })} open={refused !== undefined}>
				<Form {...form} className={styles.ladder} noValidate>
					{hidden}
					<TextField
						key={`${quantity} ${refused?.quantity}`}
						label={<Named words={t("otherQuantityRange", { of, ...limits })} name={name} />}
						error={refused ? words(refused) : undefined}
						name="quantity"
						inputMode="numeric"
						autoComplete="off"
						defaultValue={refused?.quantity ?? quantity}
						autoFocus={refused !== undefined}
					/>
					<Button type="submit" kind="secondary">
						{t("apply")}
					</Button>
				</Form>
			</Disclosure>
		</div>
	);
}

/** A label that names its card to those who hear one field at a time. */
function Named({ words, name }: { readonly words: string; readonly name: string }) {
	return (
		<>
			{words}
			<span className="visually-hidden"> „{name}“</span>
		</>
	);
}
