import type { CallError } from "@offizin/contract";
import { Button } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import { Question } from "#app/controls/question.tsx";
import { Refusal } from "#app/controls/refusal.tsx";
import type { StoryDraft } from "./use-story-draft.ts";

interface UnpublishButtonProps {
	readonly draft: StoryDraft;
	readonly address: string;
}

/** Takes a page that visitors see back from them. */
export function UnpublishButton({ draft, address }: UnpublishButtonProps) {
	const t = useTranslations("content.story");
	const { doors } = useContentPlace();
	const { story } = draft.editing;
	const [isAsking, setIsAsking] = useState(false);
	const [refusal, setRefusal] = useState<CallError>();

	async function takeBack() {
		const answer = await draft.ask(({ id }) => doors.unpublish(id));
		const isShown = !answer.ok && answer.error.code !== "story_changed";
		setRefusal(isShown ? answer.error : undefined);
	}

	return (
		<>
			{story.published ? (
				<Button kind="secondary" onClick={() => setIsAsking(true)}>
					{t("unpublish")}
				</Button>
			) : null}
			{refusal ? <Refusal refusal={refusal} /> : null}
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
