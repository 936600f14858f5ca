import type { Finding } from "@offizin/content";
import { Button, ButtonRow, Dialog, Notice } from "@offizin/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import { useFormats } from "#app/formats/use-formats.ts";
import { FindingList, type Lead } from "./findings-note.tsx";
import type { CheckPage } from "./use-findings.ts";
import type { StoryDraft } from "./use-story-draft.ts";

interface PublishDialogProps {
	readonly draft: StoryDraft;
	readonly address: string;
	readonly check: CheckPage;
	readonly onLead: Lead;
	readonly onClose: () => void;
}

/** Looks the page over before visitors see it: what is wrong stops it, what is doubtful is shown. */
export function PublishDialog({ draft, address, check, onLead, onClose }: PublishDialogProps) {
	const t = useTranslations("content.story");
	const { list } = useFormats();
	const { story, history } = draft.editing;
	const [findings, setFindings] = useState<readonly Finding[]>();
	const [refusal, setRefusal] = useState<ContentRefusal>();
	const [isBusy, setIsBusy] = useState(false);
	const look = useEffectEvent(async () => {
		const answer = await check();
		if (answer.ok) setFindings(answer.value);
		else setRefusal(answer.error);
	});
	useEffect(() => void look(), []);
	const errors = findings?.filter(({ severity }) => severity === "error") ?? [];

	async function publish() {
		setIsBusy(true);
		const answer = await draft.publish();
		setIsBusy(false);
		// What somebody else has saved is asked about in front of the page.
		if (answer.ok || answer.error.code === "story_changed") return onClose();
		const refused: ContentRefusal = answer.error;
		setRefusal(refused);
		if (refused.findings) setFindings(refused.findings);
	}

	return (
		<Dialog title={t("publishTitle", { name: story.name })} isOpen onClose={onClose}>
			<p>{t("publishExplained", { address })}</p>
			{story.former_slugs.length > 0 ? (
				<p>
					{t("formerForward", {
						count: story.former_slugs.length,
						addresses: list(story.former_slugs.map((slug) => `/${slug}/`)),
					})}
				</p>
			) : null}
			{findings === undefined && !refusal ? <p role="status">{t("looking")}</p> : null}
			{errors.length > 0 ? (
				<Notice kind="bad" role="alert">
					<p>{t("errorsFirst", { count: errors.length })}</p>
				</Notice>
			) : null}
			{findings?.length === 0 ? <p role="status">{t("allWell")}</p> : null}
			{findings && findings.length > 0 ? (
				<FindingList findings={findings} content={history.content} onLead={onLead} />
			) : null}
			{refusal && errors.length === 0 ? <Refusal refusal={refusal} /> : null}
			<ButtonRow>
				<Button
					disabled={isBusy || findings === undefined || errors.length > 0}
					onClick={() => void publish()}
				>
					{t("publishNow")}
				</Button>
				<Button kind="secondary" onClick={onClose}>
					{t("cancel")}
				</Button>
			</ButtonRow>
		</Dialog>
	);
}
