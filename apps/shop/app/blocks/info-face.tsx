import type { ReactNode } from "react";
import { AccessoryPrices } from "./accessory-prices/accessory-prices.tsx";
import type { BlockView } from "./block-view.ts";
import { ContactCard } from "./contact-card/contact-card.tsx";
import { MaterialTiles } from "./material-tiles/material-tiles.tsx";
import { MoreInformation } from "./more-information/more-information.tsx";
import { ProductDescription } from "./product-description/product-description.tsx";
import { ReviewBlock } from "./review-block/review-block.tsx";
import { SeoQuestions } from "./seo-questions/seo-questions.tsx";
import { ShippingPriceTable } from "./shipping-price-table/shipping-price-table.tsx";
import { Sitemap } from "./sitemap/sitemap.tsx";
import { TextSection } from "./text-section/text-section.tsx";
import { VoucherPage } from "./voucher-page/voucher-page.tsx";

export interface InfoFaceProps {
	readonly view: Extract<
		BlockView,
		{
			readonly component:
				| "accessory-prices"
				| "contact-card"
				| "material-tiles"
				| "more-information"
				| "product-description"
				| "review-block"
				| "seo-questions"
				| "shipping-price-table"
				| "sitemap"
				| "text-section"
				| "voucher-page";
		}
	>;
	readonly face: (block: BlockView) => ReactNode;
}

/** Faces of the blocks that inform: texts that fold, tables, tiles, ways to reach us. */
export function InfoFace({ view, face }: InfoFaceProps) {
	switch (view.component) {
		case "accessory-prices":
			return <AccessoryPrices view={view} />;
		case "contact-card":
			return <ContactCard view={view} />;
		case "material-tiles":
			return <MaterialTiles view={view} />;
		case "more-information":
			return <MoreInformation view={view} face={face} />;
		case "product-description":
			return <ProductDescription view={view} face={face} />;
		case "review-block":
			return <ReviewBlock view={view} />;
		case "seo-questions":
			return <SeoQuestions view={view} face={face} />;
		case "shipping-price-table":
			return <ShippingPriceTable view={view} />;
		case "sitemap":
			return <Sitemap view={view} />;
		case "text-section":
			return <TextSection view={view} face={face} />;
		case "voucher-page":
			return <VoucherPage view={view} />;
	}
}
