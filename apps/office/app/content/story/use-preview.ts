import type { Block } from "@offizin/content";
import { useEffect, useMemo, useState } from "react";
import { useContentPlace } from "#app/content/content-place.ts";
import { previewContent } from "#app/content/preview/preview-story.ts";

const PAUSE_MS = 150;
/** An address of a preview is good for an hour. */
const GOOD_MS = 45 * 60_000;
const LOOK_MS = 60_000;

interface Shown {
	readonly content: Block;
	readonly story: number;
	/** Undefined for the default one. */
	readonly language: string | undefined;
	/** Its address in the default language, just loaded; undefined where there was none. */
	readonly url: string | undefined;
}

/** What the frames show: the page of the language, its content a moment after it was changed, how often to load anew. */
export function usePreview({ content: typed, story, language, url: loaded }: Shown) {
	const { space } = useContentPlace();
	const [settled, setSettled] = useState(typed);
	const [round, setRound] = useState(0);
	const page = usePreviewUrl(story, language, loaded);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	const content = useMemo(
		() => previewContent(settled, { space: space.id, story, language: page.language }),
		[settled, space.id, story, page.language],
	);
	return { ...page, content, round, reload: () => setRound((before) => before + 1) };
}

/** Signed address of the page in a language, a new one before it is too old; until there is one, the one before. */
function usePreviewUrl(story: number, language: string | undefined, loaded: string | undefined) {
	const { doors } = useContentPlace();
	const [shown, setShown] = useState<Pick<Shown, "url" | "language">>({ url: loaded, language: undefined });
	const isMissing = shown.url === undefined || shown.language !== language;
	useEffect(() => {
		let isWanted = true;
		let askedAt = Date.now();
		const ask = async () => {
			askedAt = Date.now();
			const answer = await doors.preview(story, language);
			if (isWanted && answer.ok) setShown({ url: answer.value.url, language });
		};
		if (isMissing) void ask();
		// Looks often, since a computer that slept wakes up late.
		const timer = setInterval(() => {
			if (Date.now() - askedAt > GOOD_MS) void ask();
		}, LOOK_MS);
		return () => {
			isWanted = false;
			clearInterval(timer);
		};
	}, [doors, story, language, isMissing]);
	return shown;
}
