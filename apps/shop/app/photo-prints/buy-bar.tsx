import { editorRoutes } from "@offizin/contract/editor";
import { formatMoney } from "@offizin/money";
import { Button, Notice } from "@offizin/ui";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "#app/call.ts";
import { PriceNote } from "#app/cards/price-note.tsx";
import { paths } from "#app/paths.ts";
import styles from "./buy-bar.module.css";
import { configurationOf, groupsIn, type PrintItem, printsWanted } from "./print-item.ts";
import { forgetSet } from "./set-address.ts";
import type { SetKeeper } from "./set-keeper.ts";
import type { Keeping } from "./use-prints.ts";

export interface BuyBarProps {
	readonly items: readonly PrintItem[];
	/** Photos too small to be printed as they are wanted. */
	readonly refused: number;
	readonly keeping: Keeping;
	readonly keeper: SetKeeper;
	readonly locale: string;
}

interface Total {
	/** Of which wishes. */
	readonly of: string;
	readonly price: string;
	readonly delivery: string | null;
}

const keepingWords = { saved: "saved", saving: "saving", failed: "notSaved" } as const;

/** One price for everything on the sheet, as it is now, and the way into the cart. */
export function BuyBar({ items, refused, keeping, keeper, locale }: BuyBarProps) {
	const t = useTranslations("prints");
	const navigate = useNavigate();
	const [failure, setFailure] = useState<string | null>(null);
	const [isBuying, setIsBuying] = useState(false);
	const total = useTotal(items, locale);
	const done = items.filter(({ sending }) => sending.kind === "stored").length;
	const isComing = items.some(({ sending }) => sending.kind === "waiting" || sending.kind === "sending");

	async function buy(): Promise<void> {
		if (isBuying || isComing || refused > 0 || done === 0) return;
		setFailure(null);
		setIsBuying(true);
		try {
			const bought = await keeper.buy(items);
			if (!bought.ok) {
				const known = bought.isElsewhere ? t("elsewhere") : bought.message;
				return setFailure(known ?? t("failedToBuy"));
			}
			forgetSet();
			await navigate(paths.cart);
		} catch {
			setFailure(t("failedToBuy"));
		} finally {
			setIsBuying(false);
		}
	}

	return (
		<section className={styles.bar}>
			<div className={styles.price} aria-live="polite">
				<p>
					<strong>{total?.price ?? "…"}</strong> <span>{t("total", { count: printsWanted(items) })}</span>
				</p>
				<p className={styles.note}>
					<PriceNote />
					{total?.delivery ? ` · ${t("delivery", { date: total.delivery })}` : null}
				</p>
			</div>
			<p className={styles.note} role="status">
				{isComing ? t("coming", { done, all: items.length }) : t(keepingWords[keeping])}
			</p>
			<Button
				isLoading={isBuying}
				loadingText={t("buying")}
				aria-disabled={isComing || refused > 0 || done === 0 || undefined}
				onClick={() => void buy()}
			>
				{t("toCart")}
			</Button>
			{refused > 0 ? <p className={styles.stop}>{t("stopped", { count: refused })}</p> : null}
			{failure ? (
				<Notice kind="bad" role="alert">
					{failure}
				</Notice>
			) : null}
		</section>
	);
}

/** The sum of what each format and paper costs, and when the last of it comes; the former one until it is known. */
function useTotal(items: readonly PrintItem[], locale: string): Total | undefined {
	const [total, setTotal] = useState<Total>();
	const wanted = JSON.stringify(
		[...groupsIn(items).values()].map((group) => ({
			...configurationOf(group),
			product: "photoprint",
			quantity: String(printsWanted(group)),
		})),
	);
	useEffect(() => {
		const cut = new AbortController();
		const ask = async () => {
			const queries: Record<string, string>[] = JSON.parse(wanted);
			const answers = await Promise.all(
				queries.map((query) =>
					call(editorRoutes.getPrice, { query: query as never }, { signal: cut.signal }),
				),
			);
			const quotes = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
			const [first] = quotes;
			if (cut.signal.aborted || !first || quotes.length < answers.length) return;
			const amount = quotes.reduce((sum, quote) => sum + quote.total, 0);
			const last = quotes
				.toSorted((one, other) => (one.delivery ?? "").localeCompare(other.delivery ?? ""))
				.at(-1);
			setTotal({
				of: wanted,
				price: formatMoney({ amount, currency: first.currency }, locale),
				delivery: last?.deliveryText ?? null,
			});
		};
		const pause = setTimeout(() => void ask(), 150);
		return () => {
			clearTimeout(pause);
			cut.abort();
		};
	}, [wanted, locale]);
	return total;
}
