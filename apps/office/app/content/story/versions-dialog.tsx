import type { ContentVersion, ContentVersionItem } from "@offizin/contract";
import { Button, ButtonRow, Dialog, SelectField } from "@offizin/ui";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import { useFormats } from "#app/formats/use-formats.ts";
import { DifferenceList } from "./difference-list.tsx";
import styles from "./story-bar.module.css";
import type { StoryDraft } from "./use-story-draft.ts";
import { VersionPages } from "./version-pages.tsx";

interface VersionsDialogProps {
	readonly draft: StoryDraft;
	readonly previewUrl: string | undefined;
	/** Of the page behind `previewUrl`; undefined is the default one. */
	readonly language: string | undefined;
	readonly onClose: () => void;
	readonly onRestored: () => void;
}

/** What the page was at each save: two of them side by side, and the way back to an old one. */
export function VersionsDialog(props: VersionsDialogProps) {
	const { draft, previewUrl, language, onClose, onRestored } = props;
	const t = useTranslations("content.versions");
	const { instant } = useFormats();
	const { doors, mayEdit } = useContentPlace();
	const { story } = draft.editing;
	const [versions, setVersions] = useState<readonly ContentVersionItem[]>([]);
	const [refusal, setRefusal] = useState<ContentRefusal>();
	const [isBusy, setIsBusy] = useState(false);
	const [olderId, setOlderId] = useState<number>();
	const [newerId, setNewerId] = useState<number>();
	const older = useVersion(story.id, olderId);
	const newer = useVersion(story.id, newerId);

	useEffect(() => {
		let isShown = true;
		void doors.versions(story.id).then((answer) => {
			if (!isShown) return;
			if (!answer.ok) return setRefusal(answer.error);
			setVersions(answer.value.versions);
			setNewerId(answer.value.versions[0]?.id);
			setOlderId(answer.value.versions[1]?.id ?? answer.value.versions[0]?.id);
		});
		return () => {
			isShown = false;
		};
	}, [doors, story.id]);

	/** Who is no person is named by what it is. */
	const authorOf = ({ kind, author, author_name: name }: ContentVersionItem) => {
		if (author === "schedule") return t("bySchedule");
		return kind === "imported" && author === "import" ? t("byImport") : t("by", { author: name });
	};
	const nameOf = (version: ContentVersionItem) =>
		t("name", {
			number: version.version,
			at: instant(version.created_at),
			kind: t(`kind.${version.kind}`),
			author: authorOf(version),
		});

	const namesOf = (version: ContentVersionItem) => ({
		name: nameOf(version),
		short: t("short", { number: version.version }),
	});

	async function restore(version: ContentVersionItem) {
		setIsBusy(true);
		const answer = await draft.ask(
			({ id, version: seen }) => doors.restore(id, { version: version.id, seen }),
			"restored",
		);
		setIsBusy(false);
		if (!answer.ok && answer.error.code !== "story_changed") return setRefusal(answer.error);
		if (answer.ok) onRestored();
		onClose();
	}

	const choices = versions.map((version) => (
		<option key={version.id} value={version.id} title={version.author}>
			{nameOf(version)}
		</option>
	));
	return (
		<Dialog title={t("title")} size="page" isOpen onClose={onClose}>
			{versions.length === 0 && !refusal ? <p>{t("none")}</p> : null}
			{refusal ? <Refusal refusal={refusal} /> : null}
			{versions.length > 0 ? (
				<div className={styles.compare}>
					<SelectField
						label={t("older")}
						value={olderId}
						onChange={(event) => setOlderId(Number(event.target.value))}
					>
						{choices}
					</SelectField>
					<SelectField
						label={t("newer")}
						value={newerId}
						onChange={(event) => setNewerId(Number(event.target.value))}
					>
						{choices}
					</SelectField>
				</div>
			) : null}
			{previewUrl && older?.content && newer?.content ? (
				<VersionPages
					url={previewUrl}
					older={{ name: nameOf(older), content: older.content }}
					newer={{ name: nameOf(newer), content: newer.content }}
					{...{ story, language }}
				/>
			) : null}
			{older?.content && newer?.content ? (
				<DifferenceList
					before={{ ...namesOf(older), content: older.content }}
					after={{ ...namesOf(newer), content: newer.content }}
				/>
			) : null}
			<ButtonRow>
				{mayEdit && older ? (
					<Button disabled={isBusy} onClick={() => void restore(older)}>
						{t("restore", { number: older.version })}
					</Button>
				) : null}
				<Button kind="secondary" onClick={onClose}>
					{t("close")}
				</Button>
			</ButtonRow>
			<p>{t("explained")}</p>
		</Dialog>
	);
}

function useVersion(story: number, id: number | undefined): ContentVersion | undefined {
	const { doors } = useContentPlace();
	const [version, setVersion] = useState<ContentVersion>();
	useEffect(() => {
		if (id === undefined) return;
		let isShown = true;
		void doors.version(story, id).then((answer) => {
			if (isShown && answer.ok) setVersion(answer.value.version);
		});
		return () => {
			isShown = false;
		};
	}, [doors, story, id]);
	return version?.id === id ? version : undefined;
}
