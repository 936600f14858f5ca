import type { ReactNode } from "react";
import { ListPlace } from "#app/blocks/design-list/list-place.ts";
import { StoryBlocks } from "#app/blocks/story-page.tsx";
import type { StoryPageView } from "#app/blocks/story-page-view.ts";
import { Breadcrumbs, type Crumb } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";

export interface ListFrameProps {
	readonly trail: readonly Crumb[];
	/** Shown unless a story brings its own title. */
	readonly head: { readonly headline: string; readonly intro: string };
	/** What editors have put at the address of the list. */
	readonly story: StoryPageView | undefined;
	readonly children: ReactNode;
}

/** A list with what editors have written around it: where a story says so, else before its blocks: who comes to a list wants to see it. */
export function ListFrame({ trail, head, story, children }: ListFrameProps) {
	const blocks = story?.blocks ?? [];
	const hasPlace = blocks.some(({ component }) => component === "design-list");
	const hasTitle = blocks.some((block) => block.component === "page-headline" && block.heading === "h1");
	return (
		<>
			<Breadcrumbs trail={trail} />
			{hasTitle ? null : <PageTitle title={head.headline} intro={head.intro} />}
			{hasPlace ? null : children}
			{story ? (
				<ListPlace value={children}>
					<StoryBlocks page={story} />
				</ListPlace>
			) : null}
		</>
	);
}
