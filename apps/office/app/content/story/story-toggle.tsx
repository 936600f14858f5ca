import { Button } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import { Question } from "#app/controls/question.tsx";
import type { StoryDraft } from "./use-story-draft.ts";

interface StoryToggleProps {
	readonly draft: StoryDraft;
	readonly address: string;
	readonly onPublish: () => void;
}

/** Shows the page to visitors, or takes it back. */
export function StoryToggle({ draft, address, onPublish }: StoryToggleProps) {
	const t = useTranslations("content.story");
	const { doors } = useContentPlace();
	const { story } = draft.editing;
	const [isAsking, setIsAsking] = useState(false);

	async function takeBack() {
		const answer = await doors.unpublish(story.id);
		if (answer.ok) draft.take(answer.value.story);
		else draft.refuse(answer.error);
	}

	return (
		<>
			{story.published ? (
				<Button kind="secondary" onClick={() => setIsAsking(true)}>
					{t("unpublish")}
				</Button>
			) : null}
			<Button onClick={onPublish}>{t("publish")}</Button>
			<Question
				title={t("unpublishTitle")}
				isOpen={isAsking}
				answer={t("unpublish")}
				onAnswer={() => void takeBack()}
				onClose={() => setIsAsking(false)}
			>
				<p>{t("unpublishExplained", { address })}</p>
			</Question>
		</>
	);
}
