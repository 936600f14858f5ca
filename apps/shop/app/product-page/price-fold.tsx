import { Disclosure } from "@offizin/ui";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { FactList } from "#app/panel/fact-list.tsx";
import { PanelForm } from "#app/panel/panel-form.tsx";
import type { PanelView } from "#app/panel/panel-view.server.ts";
import { PriceTables } from "#app/panel/price-tables.tsx";
import styles from "./price-fold.module.css";

const ID = "preise";

interface PriceFoldProps {
	/** Path of the page. */
	readonly to: string;
	/** Null until somebody asks for it. */
	readonly view: PanelView | null;
}

/**
 * What a product that nobody can order yet will cost. It is as much as the rest of the page, for few who read that: a fold
 * that is opened asks for it, and without script a link in it does.
 */
export function PriceFold({ to, view }: PriceFoldProps) {
	const t = useTranslations("waitlist");
	const navigate = useNavigate();
	const asked = `${to}?quantity=1`;
	return (
		<Disclosure
			id={ID}
			className={styles.prices}
			summary={t("prices")}
			open={view !== null}
			onToggle={({ currentTarget: { open } }) => {
				if (open && !view) void navigate(asked, { replace: true, preventScrollReset: true });
			}}
		>
			{view ? (
				<div className={styles.told}>
					<div className={styles.calculator}>
						<PanelForm view={view} action={to} isClosed />
						<FactList facts={view.facts} />
					</div>
					<PriceTables view={view} />
				</div>
			) : (
				<p className={styles.asked}>
					<Link to={`${asked}#${ID}`}>{t("toPrices")}</Link>
				</p>
			)}
		</Disclosure>
	);
}
