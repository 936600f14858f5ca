import type { CallError, ContentStoryItem } from "@offizin/contract";
import { EmptyState } from "@offizin/ui";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import { StateMark } from "#app/controls/state-mark.tsx";
import { paths } from "#app/paths.ts";
import { storyLooks } from "#app/words/state-looks.ts";
import styles from "./pages.module.css";
import { shownAddress } from "./shown-address.ts";
import { storyState } from "./story-state.ts";

const PAUSE_MS = 250;
const MOST = 50;

/** Pages whose name, address or words match, in one list. */
export function StorySearch({ words }: { readonly words: string }) {
	const t = useTranslations("content.pages");
	const { doors, space } = useContentPlace();
	const [found, setFound] = useState<readonly ContentStoryItem[]>();
	const [refusal, setRefusal] = useState<CallError>();
	useEffect(() => {
		let isShown = true;
		const timer = setTimeout(async () => {
			const answer = await doors.stories({ text_search: words, per_page: MOST });
			if (!isShown) return;
			setRefusal(answer.ok ? undefined : answer.error);
			if (answer.ok) setFound(answer.value.stories.filter(({ is_folder }) => !is_folder));
		}, PAUSE_MS);
		return () => {
			isShown = false;
			clearTimeout(timer);
		};
	}, [doors, words]);
	if (refusal) return <Refusal refusal={refusal} />;
	if (!found) return <p role="status">{t("searching")}</p>;
	if (found.length === 0) return <EmptyState title={t("notFound", { words })} role="alert" />;
	return (
		<ul className={styles.found} aria-label={t("found", { count: found.length })}>
			{found.map((story) => (
				<li key={story.id} className={styles.line}>
					<Link to={paths.contentStory(space.id, story.id)} className={styles.page}>
						{story.name}
					</Link>
					<span className={styles.address}>{shownAddress(story)}</span>
					<span className={styles.state}>
						<StateMark look={storyLooks[storyState(story)]} />
					</span>
				</li>
			))}
		</ul>
	);
}
