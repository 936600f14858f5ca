import { Button, Notice } from "@offizin/ui";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { paths } from "#app/paths.ts";
import type { CartAnswer, RemovedLine } from "./cart-answer.ts";
import styles from "./cart-notice.module.css";
import { useCartRefusal } from "./use-cart-refusal.ts";

/** What came of the last change: a removed line can come back, a refusal is said. Takes focus, since its cause is gone. */
export function CartNotice({ answer }: { readonly answer: CartAnswer | undefined }) {
	const words = useCartRefusal();
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (answer) box.current?.focus();
	}, [answer]);
	if (!answer) return null;
	return (
		<div className={styles.place} ref={box} tabIndex={-1}>
			{answer.kind === "removed" ? null : (
				<Notice kind="bad" role="alert">
					{words(answer.kind === "offline" ? { code: "network_failed", message: "" } : answer)}
				</Notice>
			)}
			{answer.kind !== "offline" && answer.removed ? <Removed line={answer.removed} /> : null}
		</div>
	);
}

function Removed({ line }: { readonly line: RemovedLine }) {
	const t = useTranslations("cart");
	// While the page still loads what was taken out, a click on the way back is meant.
	const isSending = useNavigation().formData?.get("intent") === "restore";
	const { name, quantity } = line;
	const fields: Readonly<Record<string, string>> =
		"sku" in line
			? { sku: line.sku }
			: {
					...("product" in line ? { product: line.product } : { designId: line.designId }),
					configuration: JSON.stringify(line.configuration),
				};
	return (
		<Notice role="status">
			<Form
				className={styles.removed}
				method="post"
				action={paths.cart}
				preventScrollReset
				replace
				onSubmit={(event) => {
					// Adding adds up: what is on its way is not sent again.
					if (isSending) event.preventDefault();
				}}
			>
				<span>{t("removed", { name })}</span>
				{Object.entries({ intent: "restore", name, quantity, ...fields }).map(([field, value]) => (
					<input key={field} type="hidden" name={field} value={value} />
				))}
				<Button type="submit" kind="quiet">
					{t("restore")}
				</Button>
			</Form>
		</Notice>
	);
}
