import type { BlockView } from "./block-view.ts";
import { MissingBlock } from "./missing-block/missing-block.tsx";
import { PageHeadline } from "./page-headline/page-headline.tsx";
import { PostCalendar } from "./post-calendar/post-calendar.tsx";
import { Quotes } from "./quotes/quotes.tsx";

export interface TextFaceProps {
	readonly view: Extract<
		BlockView,
		{ readonly component: "missing-block" | "page-headline" | "post-calendar" | "quotes" }
	>;
}

/** Faces of the smaller blocks of text. */
export function TextFace({ view }: TextFaceProps) {
	switch (view.component) {
		case "missing-block":
			return <MissingBlock view={view} />;
		case "page-headline":
			return <PageHeadline view={view} />;
		case "post-calendar":
			return <PostCalendar view={view} />;
		case "quotes":
			return <Quotes view={view} />;
	}
}
