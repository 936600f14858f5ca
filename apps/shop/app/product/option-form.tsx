import { buttonClass, SelectField } from "@offizin/ui";
import { useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { Link } from "#app/layout/link.tsx";
import { paths, productPath } from "#app/paths.ts";
import styles from "./option-form.module.css";
import { PaperChoice } from "./paper-choice.tsx";
import { PriceSummary } from "./price-summary.tsx";
import type { ProductChoice } from "./product-options.server.ts";
import type { ProductView } from "./product-view.server.ts";
import { RefinementChoice } from "./refinement-choice.tsx";

/** Paper, refinement and quantity as a GET form: with script every change counts at once, without it a button does. */
export function OptionForm({ product }: { readonly product: ProductView }) {
	const t = useTranslations();
	const submit = useSubmit();
	const isCounting = useNavigation().state !== "idle";
	const [choice, setChoice] = useAnswered(product.choice);
	const action = productPath(product.card.id);

	async function choose(change: Partial<ProductChoice>) {
		const next = { ...choice, ...change };
		setChoice(next);
		const { paperType, refinementType, quantity } = next;
		await submit(
			{ paperType, refinementType, quantity: String(quantity) },
			{ method: "get", action, replace: true, preventScrollReset: true },
		);
	}

	return (
		<Form className={styles.form} method="get" action={action} preventScrollReset aria-busy={isCounting}>
			<PaperChoice
				papers={product.papers}
				chosen={choice.paperType}
				refinement={product.choice.refinementType}
				onChoose={(paperType) => choose({ paperType })}
			/>
			<RefinementChoice
				refinements={product.refinements}
				chosen={choice.refinementType}
				paper={product.choice.paperType}
				lost={product.lost}
				onChoose={(refinementType) => choose({ refinementType })}
			/>
			<SelectField
				label={t("option.quantity")}
				name="quantity"
				value={choice.quantity}
				error={
					product.refusedQuantity === undefined
						? undefined
						: t("option.quantityRefused", { quantity: product.refusedQuantity })
				}
				onChange={(event) => choose({ quantity: Number(event.currentTarget.value) })}
			>
				{product.quantities.map((quantity) => (
					<option key={quantity} value={quantity}>
						{t("price.pieces", { count: quantity })}
					</option>
				))}
			</SelectField>
			<button type="submit" className={buttonClass("secondary", styles.recount)}>
				{t("action.recalculate")}
			</button>
			<PriceSummary quote={product.quote} delivery={product.delivery} isCounting={isCounting} />
			<Link className={buttonClass("primary", styles.design)} to={product.designLink}>
				{t("action.design")}
			</Link>
			<p className={styles.sample}>
				{t.rich("option.sampleNote", { link: (words) => <Link to={paths.samples}>{words}</Link> })}
			</p>
		</Form>
	);
}

/** A choice that runs ahead of the server and follows it again with every answer. */
function useAnswered(answered: ProductChoice) {
	const [choice, setChoice] = useState(answered);
	const [seen, setSeen] = useState(answered);
	if (seen !== answered) {
		setSeen(answered);
		setChoice(answered);
	}
	return [choice, setChoice] as const;
}
