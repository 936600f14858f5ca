import type { ReactNode } from "react";
import type { BlockView } from "./block-view.ts";
import { MissingBlock } from "./missing-block/missing-block.tsx";
import { PageHeadline } from "./page-headline/page-headline.tsx";
import { Quotes } from "./quotes/quotes.tsx";
import { RichText } from "./rich-text/rich-text.tsx";

export interface TextFaceProps {
	readonly view: Extract<
		BlockView,
		{ readonly component: "missing-block" | "page-headline" | "quotes" | "rich-text" }
	>;
	readonly face: (block: BlockView) => ReactNode;
}

/** Faces of the blocks of running text. */
export function TextFace({ view, face }: TextFaceProps) {
	switch (view.component) {
		case "missing-block":
			return <MissingBlock view={view} />;
		case "page-headline":
			return <PageHeadline view={view} />;
		case "quotes":
			return <Quotes view={view} />;
		case "rich-text":
			return <RichText view={view} face={face} />;
	}
}
