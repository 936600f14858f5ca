import type { Block } from "@offizin/content";
import { useEffect, useMemo, useState } from "react";
import { useContentPlace } from "#app/content/content-place.ts";
import { previewContent } from "#app/content/preview/preview-story.ts";

const PAUSE_MS = 150;

/** What the frames show: the content a moment after it was changed, and how often they were told to load anew. */
export function usePreview(shown: { content: Block; story: number; language: string | undefined }) {
	const { space } = useContentPlace();
	const [settled, setSettled] = useState(shown.content);
	const [round, setRound] = useState(0);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(shown.content), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [shown.content]);
	const { story, language } = shown;
	const content = useMemo(
		() => previewContent(settled, { space: space.id, story, language }),
		[settled, space.id, story, language],
	);
	return { content, round, reload: () => setRound((before) => before + 1) };
}
