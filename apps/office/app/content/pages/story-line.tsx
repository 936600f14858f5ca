import type { ContentStoryItem } from "@offizin/contract";
import { Icon, TextButton } from "@offizin/ui";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import { StateMark } from "#app/controls/state-mark.tsx";
import { paths } from "#app/paths.ts";
import { storyLooks } from "#app/words/state-looks.ts";
import styles from "./pages.module.css";
import { shownAddress } from "./shown-address.ts";
import { storyState } from "./story-state.ts";

export type StoryStep = "settings" | "duplicate" | "remove";

interface StoryLineProps {
	readonly story: ContentStoryItem;
	readonly isOpen: boolean;
	readonly onToggle: () => void;
	readonly onStep: (step: StoryStep) => void;
}

/** A page with its address and what it is to visitors, or a folder that opens. */
export function StoryLine({ story, isOpen, onToggle, onStep }: StoryLineProps) {
	const t = useTranslations("content.pages");
	const { space, mayEdit } = useContentPlace();
	const steps: readonly StoryStep[] = story.is_folder
		? ["settings", "remove"]
		: ["settings", "duplicate", "remove"];
	return (
		<div className={styles.line}>
			{story.is_folder ? (
				<button type="button" className={styles.folder} aria-expanded={isOpen} onClick={onToggle}>
					<Icon name="down" size={14} />
					{story.name}
				</button>
			) : (
				<Link to={paths.contentStory(space.id, story.id)} className={styles.page}>
					{story.name}
				</Link>
			)}
			<span className={styles.address}>{shownAddress(story)}</span>
			<span className={styles.state}>
				{story.is_folder ? t("folder") : <StateMark look={storyLooks[storyState(story)]} />}
				{story.errors > 0 ? (
					<span className={styles.errors}>{t("errors", { count: story.errors })}</span>
				) : null}
			</span>
			{mayEdit ? (
				<span className={styles.steps}>
					{steps.map((step) => (
						<TextButton key={step} kind="plain" onClick={() => onStep(step)}>
							{t(`step.${step}`)}
							<span className="visually-hidden"> {story.name}</span>
						</TextButton>
					))}
				</span>
			) : null}
		</div>
	);
}
