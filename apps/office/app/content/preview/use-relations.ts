import type { Block } from "@offizin/content";
import { useEffect, useState } from "react";
import { useContentPlace } from "#app/content/content-place.ts";
import { previewContent } from "./preview-story.ts";
import { type ReadRelated, withRelations } from "./related-stories.ts";

/** What a page asks for when it is loaded. */
export interface AskedRelations {
	readonly fields: readonly string[];
	readonly read: ReadRelated;
}

/** The content with the stories that the page asks for in their place; undefined until they are read. */
export function useRelations(
	content: Block,
	asked: AskedRelations | undefined,
	language: string | undefined,
) {
	const { space } = useContentPlace();
	const [resolved, setResolved] = useState<Block>();
	const isAsked = asked !== undefined && asked.fields.length > 0;
	useEffect(() => {
		if (!isAsked) return;
		let isWanted = true;
		const presented = (uuids: readonly string[]) =>
			asked
				.read(uuids)
				.then((stories) =>
					stories.flatMap(({ content: draft, ...story }) =>
						draft
							? [{ ...story, content: previewContent(draft, { space: space.id, story: story.id, language }) }]
							: [],
					),
				);
		void withRelations(content, asked.fields, presented).then((whole) => {
			if (isWanted) setResolved(whole);
		});
		return () => {
			isWanted = false;
		};
	}, [content, asked, isAsked, language, space.id]);
	return isAsked ? resolved : content;
}
