import { Fragment, lazy, type ReactNode, Suspense } from "react";
import { ProductLines } from "#app/products/product-lines.tsx";
import type { BlockView } from "./block-view.ts";
import { ImageWithText } from "./image-with-text/image-with-text.tsx";
import { KindTimeline } from "./kind-timeline/kind-timeline.tsx";
import { LinkBox } from "./link-box/link-box.tsx";
import { MainTeaser } from "./main-teaser/main-teaser.tsx";
import { MissingBlock } from "./missing-block/missing-block.tsx";
import { PageHeadline } from "./page-headline/page-headline.tsx";
import { ProductSelection } from "./product-selection/product-selection.tsx";
import { RichText } from "./rich-text/rich-text.tsx";
import { ThemeCards } from "./theme-cards/theme-cards.tsx";
import { UspBar } from "./usp-bar/usp-bar.tsx";
// The styles of a block that comes later come with the page, so that nothing jumps.
import "./material-edges/material-edges.module.css";
import "./photo-check/photo-check.module.css";
import "./quotes/quotes.module.css";
import "./wall-hero/wall-hero.module.css";
import "./wall-line/wall-line.module.css";

const MaterialEdges = lazy(async () => ({
	default: (await import("./material-edges/material-edges.tsx")).MaterialEdges,
}));
const PhotoCheck = lazy(async () => ({
	default: (await import("./photo-check/photo-check.tsx")).PhotoCheck,
}));
const Quotes = lazy(async () => ({ default: (await import("./quotes/quotes.tsx")).Quotes }));
const WallHero = lazy(async () => ({ default: (await import("./wall-hero/wall-hero.tsx")).WallHero }));
const WallLine = lazy(async () => ({ default: (await import("./wall-line/wall-line.tsx")).WallLine }));

/** Blocks one below the other. */
export function BlockFaces({ blocks }: { readonly blocks: readonly BlockView[] }) {
	return blocks.map((block) => <Fragment key={block.uid}>{faceOf(block)}</Fragment>);
}

/** The face of a block. What only one of the brands shows comes as a script of its own. */
function faceOf(view: BlockView): ReactNode {
	switch (view.component) {
		case "image-with-text":
			return <ImageWithText view={view} face={faceOf} />;
		case "kind-timeline":
			return <KindTimeline view={view} />;
		case "link-box":
			return <LinkBox view={view} />;
		case "main-teaser-container":
			return <MainTeaser view={view} />;
		case "missing-block":
			return <MissingBlock view={view} />;
		case "page-headline":
			return <PageHeadline view={view} />;
		case "product-lines":
			return (
				<div {...view.editable}>
					<ProductLines title={view.headline} lines={view.lines} />
				</div>
			);
		case "product-selection":
			return <ProductSelection view={view} />;
		case "rich-text":
			return <RichText view={view} face={faceOf} />;
		case "theme-cards":
			return <ThemeCards view={view} />;
		case "usp-bar":
			return <UspBar view={view} />;
		default:
			return <Suspense>{laterFace(view)}</Suspense>;
	}
}

type LaterView = Extract<
	BlockView,
	{ readonly component: "material-edges" | "photo-check" | "quotes" | "wall-hero" | "wall-line" }
>;

function laterFace(view: LaterView): ReactNode {
	switch (view.component) {
		case "material-edges":
			return <MaterialEdges view={view} />;
		case "photo-check":
			return <PhotoCheck view={view} />;
		case "quotes":
			return <Quotes view={view} />;
		case "wall-hero":
			return <WallHero view={view} />;
		case "wall-line":
			return <WallLine view={view} />;
	}
}
