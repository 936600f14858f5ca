import type { Finding } from "@offizin/content";
import type { ContentStory } from "@offizin/contract";
import { Button, ButtonRow, Dialog, Notice, TextField } from "@offizin/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { berlinMoment, instantInBerlin } from "#app/content/fields/berlin-moment.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import { dayOf } from "#app/dates/berlin-day.ts";
import { useFormats } from "#app/formats/use-formats.ts";
import { FindingList, type Lead } from "./findings-note.tsx";
import styles from "./story-bar.module.css";
import type { CheckPage } from "./use-findings.ts";
import type { StoryDraft } from "./use-story-draft.ts";

/** "Tue, 1 Dec 2026 at 09:00" of an instant, in Berlin. */
function useMomentWords(): (instant: string) => string {
	const t = useTranslations("content.story");
	const { day, time } = useFormats();
	return (instant) => t("moment", { day: day(dayOf(new Date(instant))), time: time(new Date(instant)) });
}

/** What will happen by itself, in words. */
export function ScheduleWords({ story }: { readonly story: ContentStory }) {
	const t = useTranslations("content.story");
	const words = useMomentWords();
	if (story.publish_at === null && story.unpublish_at === null) return null;
	const publication = story.publish_failed_at === null ? "willPublish" : "publishFailed";
	return (
		<span className={styles.schedule} data-failed={story.publish_failed_at === null ? undefined : true}>
			{story.publish_at ? t(publication, { moment: words(story.publish_at) }) : ""}{" "}
			{story.unpublish_at ? t("willUnpublish", { moment: words(story.unpublish_at) }) : ""}
		</span>
	);
}

const fieldOf = (instant: string | null) => (instant === null ? "" : berlinMoment(instant));

interface ScheduleDialogProps {
	readonly draft: StoryDraft;
	readonly check: CheckPage;
	readonly onLead: Lead;
	readonly onClose: () => void;
}

/** Days and times at which the page is shown and taken back by itself. */
export function ScheduleDialog({ draft, check, onLead, onClose }: ScheduleDialogProps) {
	const t = useTranslations("content.story");
	const words = useMomentWords();
	const { doors } = useContentPlace();
	const { story, history } = draft.editing;
	const [errors, setErrors] = useState<readonly Finding[]>([]);
	const [from, setFrom] = useState(fieldOf(story.publish_at));
	const [until, setUntil] = useState(fieldOf(story.unpublish_at));
	const [now] = useState(() => Date.now());
	const [refusal, setRefusal] = useState<ContentRefusal>();
	const [isBusy, setIsBusy] = useState(false);
	const times = { publish_at: instantInBerlin(from) ?? null, unpublish_at: instantInBerlin(until) ?? null };

	const look = useEffectEvent(async () => {
		const answer = await check();
		if (answer.ok) setErrors(answer.value.filter(({ severity }) => severity === "error"));
	});
	useEffect(() => void look(), []);

	function problem(moment: string, instant: string | null): string | undefined {
		if (moment === "") return undefined;
		if (instant === null) return t("noSuchTime");
		return Date.parse(instant) <= now ? t("pastTime") : undefined;
	}
	const problems = { from: problem(from, times.publish_at), until: problem(until, times.unpublish_at) };
	const isBackwards = times.publish_at && times.unpublish_at && times.unpublish_at <= times.publish_at;

	async function save() {
		setIsBusy(true);
		const answer = await draft.ask(({ id, version }) => doors.schedule(id, { ...times, version }));
		setIsBusy(false);
		if (answer.ok || answer.error.code === "story_changed") return onClose();
		setRefusal(answer.error);
	}

	return (
		<Dialog title={t("scheduleTitle")} isOpen onClose={onClose}>
			<p>{t("scheduleExplained")}</p>
			<TextField
				type="datetime-local"
				label={t("publishAt")}
				value={from}
				error={problems.from}
				onChange={(event) => setFrom(event.target.value)}
			/>
			<TextField
				type="datetime-local"
				label={t("unpublishAt")}
				value={until}
				error={problems.until ?? (isBackwards ? t("backwards") : undefined)}
				onChange={(event) => setUntil(event.target.value)}
			/>
			<p role="status">
				{times.publish_at ? t("willPublish", { moment: words(times.publish_at) }) : ""}{" "}
				{times.unpublish_at ? t("willUnpublish", { moment: words(times.unpublish_at) }) : ""}
				{times.publish_at || times.unpublish_at ? "" : t("noSchedule")}
			</p>
			{errors.length > 0 && times.publish_at ? (
				<Notice kind="bad" role="alert">
					<p>{t("errorsUntil", { count: errors.length })}</p>
					<FindingList findings={errors} content={history.content} onLead={onLead} />
				</Notice>
			) : null}
			{refusal ? <Refusal refusal={refusal} /> : null}
			<ButtonRow>
				<Button
					disabled={isBusy || Boolean(problems.from ?? problems.until) || Boolean(isBackwards)}
					onClick={() => void save()}
				>
					{t("saveSchedule")}
				</Button>
				<Button kind="secondary" onClick={onClose}>
					{t("cancel")}
				</Button>
			</ButtonRow>
		</Dialog>
	);
}
