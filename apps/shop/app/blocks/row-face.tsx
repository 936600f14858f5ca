import type { BlockView } from "./block-view.ts";
import { CardRow } from "./card-row.tsx";
import { ImageCarousel } from "./image-carousel/image-carousel.tsx";
import { RelatedSeries } from "./related-series/related-series.tsx";
import { SimilarDesigns } from "./similar-designs/similar-designs.tsx";
import { ThemeCardsWrapper } from "./theme-cards-wrapper/theme-cards-wrapper.tsx";

export interface RowFaceProps {
	readonly view: Extract<
		BlockView,
		{
			readonly component:
				| "bestsellers"
				| "design-suggestions"
				| "image-carousel"
				| "related-series"
				| "similar-designs"
				| "theme-cards-wrapper";
		}
	>;
}

/** Faces of the blocks that show rows and grids of cards, collections and pictures. */
export function RowFace({ view }: RowFaceProps) {
	switch (view.component) {
		case "bestsellers":
		case "design-suggestions":
			return <CardRow {...view} />;
		case "image-carousel":
			return <ImageCarousel view={view} />;
		case "related-series":
			return <RelatedSeries view={view} />;
		case "similar-designs":
			return <SimilarDesigns view={view} />;
		case "theme-cards-wrapper":
			return <ThemeCardsWrapper view={view} />;
	}
}
