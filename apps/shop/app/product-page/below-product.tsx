import { useTranslations } from "use-intl";
import { PriceTables } from "#app/panel/price-tables.tsx";
import { ClosedRange, type ShownVariants } from "./closed-range.tsx";
import type { ProductPageView } from "./load-product-page.server.ts";
import { PriceFold } from "./price-fold.tsx";
import { ProductLines } from "./product-lines.tsx";

export interface ProductPageProps {
	readonly page: ProductPageView;
	readonly variants: ShownVariants | undefined;
}

/** The reasons for the price, or what there will be of what nobody can order yet; and what else there is. */
export function BelowProduct({ page, variants }: ProductPageProps) {
	const t = useTranslations("panel");
	const { to, sale, others } = page;
	return (
		<>
			{sale.isOpen ? (
				<PriceTables view={sale.view} />
			) : (
				<>
					<ClosedRange page={page} variants={variants} />
					<PriceFold key={to} to={to} view={sale.view} />
				</>
			)}
			<ProductLines title={t("others")} lines={others} />
		</>
	);
}
