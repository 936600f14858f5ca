import { Fragment, lazy, type ReactNode, Suspense } from "react";
import { ProductLines } from "#app/product-page/product-lines.tsx";
import type { BlockView } from "./block-view.ts";
import { DesignList } from "./design-list/design-list.tsx";
// The styles of blocks that come later come with the page, so that nothing jumps.
import "#app/carousel/carousel.module.css";
import "#app/papers/paper-table.module.css";
import "./card-row.module.css";
import "./similar-designs/similar-designs.module.css";
import "./related-series/related-series.module.css";
import "./theme-cards-wrapper/theme-cards-wrapper.module.css";
import "./image-carousel/image-carousel.module.css";
import "./material-tiles/material-tiles.module.css";
import "./product-description/product-description.module.css";
import "./accessory-prices/accessory-prices.module.css";
import "./shipping-price-table/shipping-price-table.module.css";
import "./voucher-page/voucher-page.module.css";
import "./contact-card/contact-card.module.css";
import "./more-information/more-information.module.css";
import "./review-block/review-block.module.css";
import "./seo-questions/seo-questions.module.css";
import "./text-section/text-section.module.css";
import "./sitemap/sitemap.module.css";
import "#app/product-page/museum-label.module.css";
import "#app/themes/theme-band.module.css";
import "./image-with-text/image-with-text.module.css";
import "./kind-timeline/kind-timeline.module.css";
import "./link-box/link-box.module.css";
import "./main-teaser/main-teaser.module.css";
import "./main-teaser/slide.module.css";
import "./material-edges/material-edges.module.css";
import "./missing-block/missing-block.module.css";
import "./page-headline/page-headline.module.css";
import "./photo-check/photo-check.module.css";
import "./post-calendar/post-calendar.module.css";
import "./product-selection/product-selection.module.css";
import "./quotes/quotes.module.css";
import "./rich-text/rich-text.module.css";
import "./usp-bar/usp-bar.module.css";
import "./waiting-box/waiting-box.module.css";
import "#app/waitlist/waitlist-form.module.css";
import "#app/panel/price-summary.module.css";
import "#app/wall-photo/photo-field.module.css";
import "#app/wall-photo/picture-actions.module.css";
import "./wall-hero/wall-hero.module.css";
import "./wall-line/wall-line.module.css";
import "./wall-rooms/wall-rooms.module.css";
import "#app/rooms/room-view.module.css";
import "#app/rooms/room-stage.module.css";
import "./wall-hung/wall-hung.module.css";
import "./wall-material/wall-material.module.css";
import "./wall-sizes/wall-sizes.module.css";
import "./wall-tiles/wall-tiles.module.css";
import "./wall-table/wall-table.module.css";

/** What only one of the brands shows, or few pages, comes as a script of its own. */
const CardFace = lazy(async () => ({ default: (await import("./card-face.tsx")).CardFace }));
const GalleryFace = lazy(async () => ({ default: (await import("./gallery-face.tsx")).GalleryFace }));
const InfoFace = lazy(async () => ({ default: (await import("./info-face.tsx")).InfoFace }));
const RowFace = lazy(async () => ({ default: (await import("./row-face.tsx")).RowFace }));
const TextFace = lazy(async () => ({ default: (await import("./text-face.tsx")).TextFace }));
const WallRooms = lazy(async () => ({ default: (await import("./wall-rooms/wall-rooms.tsx")).WallRooms }));
const WallFace = lazy(async () => ({ default: (await import("./wall-face.tsx")).WallFace }));

/** Blocks one below the other. */
export function BlockFaces({ blocks }: { readonly blocks: readonly BlockView[] }) {
	return blocks.map((block) => <Fragment key={block.uid}>{faceOf(block)}</Fragment>);
}

function faceOf(view: BlockView): ReactNode {
	switch (view.component) {
		case "product-lines":
			return (
				<div {...view.editable}>
					<ProductLines title={view.headline} lines={view.lines} definitions={view.definitions} />
				</div>
			);
		case "design-list":
			return <DesignList view={view} />;
		case "image-with-text":
		case "kind-timeline":
		case "main-teaser-container":
		case "product-selection":
		case "rich-text":
		case "theme-cards":
		case "usp-bar":
			return (
				<Suspense>
					<CardFace view={view} face={faceOf} />
				</Suspense>
			);
		case "missing-block":
		case "page-headline":
		case "post-calendar":
		case "quotes":
			return (
				<Suspense>
					<TextFace view={view} />
				</Suspense>
			);
		case "accessory-prices":
		case "contact-card":
		case "material-tiles":
		case "more-information":
		case "product-description":
		case "review-block":
		case "seo-questions":
		case "shipping-price-table":
		case "sitemap":
		case "text-section":
		case "voucher-page":
			return (
				<Suspense>
					<InfoFace view={view} face={faceOf} />
				</Suspense>
			);
		case "bestsellers":
		case "design-suggestions":
		case "image-carousel":
		case "related-series":
		case "similar-designs":
		case "theme-cards-wrapper":
			return (
				<Suspense>
					<RowFace view={view} />
				</Suspense>
			);
		case "wall-rooms":
			return (
				<Suspense>
					<WallRooms view={view} />
				</Suspense>
			);
		case "wall-hung":
		case "wall-material":
		case "wall-sizes":
		case "wall-tiles":
		case "wall-table":
			return (
				<Suspense>
					<GalleryFace view={view} />
				</Suspense>
			);
		case "link-box":
		case "material-edges":
		case "photo-check":
		case "waiting-box":
		case "wall-hero":
		case "wall-line":
			return (
				<Suspense>
					<WallFace view={view} />
				</Suspense>
			);
	}
}
