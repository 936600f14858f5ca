import type { ReactNode } from "react";
import type { BlockView } from "./block-view.ts";
import { ImageWithText } from "./image-with-text/image-with-text.tsx";
import { KindTimeline } from "./kind-timeline/kind-timeline.tsx";
import { MainTeaser } from "./main-teaser/main-teaser.tsx";
import { ProductSelection } from "./product-selection/product-selection.tsx";
import { ThemeCards } from "./theme-cards/theme-cards.tsx";
import { UspBar } from "./usp-bar/usp-bar.tsx";

export interface CardFaceProps {
	readonly view: Extract<
		BlockView,
		{
			readonly component:
				| "image-with-text"
				| "kind-timeline"
				| "main-teaser-container"
				| "product-selection"
				| "theme-cards"
				| "usp-bar";
		}
	>;
	readonly face: (block: BlockView) => ReactNode;
}

/** Faces of the blocks that the card brand's pages are made of. */
export function CardFace({ view, face }: CardFaceProps) {
	switch (view.component) {
		case "image-with-text":
			return <ImageWithText view={view} face={face} />;
		case "kind-timeline":
			return <KindTimeline view={view} />;
		case "main-teaser-container":
			return <MainTeaser view={view} />;
		case "product-selection":
			return <ProductSelection view={view} />;
		case "theme-cards":
			return <ThemeCards view={view} />;
		case "usp-bar":
			return <UspBar view={view} />;
	}
}
