import { Button, Disclosure, Title } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import { storyState } from "#app/content/pages/story-state.ts";
import { Crumbs } from "#app/controls/crumbs.tsx";
import { Refusal } from "#app/controls/refusal.tsx";
import { StateMark } from "#app/controls/state-mark.tsx";
import { useFormats } from "#app/formats/use-formats.ts";
import { paths } from "#app/paths.ts";
import { storyLooks } from "#app/words/state-looks.ts";
import type { Lead } from "./findings-note.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { SaveState } from "./save-state.tsx";
import { ScheduleDialog, ScheduleWords } from "./schedule-dialog.tsx";
import styles from "./story-bar.module.css";
import { UnpublishButton } from "./unpublish-button.tsx";
import type { CheckPage } from "./use-findings.ts";
import { useIsWide } from "./use-is-wide.ts";
import { usePresence } from "./use-presence.ts";
import type { StoryDraft } from "./use-story-draft.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

interface StoryBarProps {
	readonly draft: StoryDraft;
	/** Where visitors find the page. */
	readonly address: string;
	readonly check: CheckPage;
	/** Signed address of the page in the language of the preview; undefined where there is none. */
	readonly previewUrl: string | undefined;
	readonly onLead: Lead;
	readonly languageCode: string;
	readonly onLanguage: (code: string) => void;
	readonly onRestored: () => void;
}

type Open = "publish" | "schedule" | "versions";

/** Head of a page that is edited: what it is, how far it is saved, who else is here, and what can be done with all of it. */
export function StoryBar(props: StoryBarProps) {
	const { draft, address, check, previewUrl, onLead, languageCode, onLanguage, onRestored } = props;
	const t = useTranslations("content.story");
	const { space, doors, mayEdit, mayPublish } = useContentPlace();
	const { story, history, saving } = draft.editing;
	const others = usePresence(doors, story.id);
	const { list } = useFormats();
	const isWide = useIsWide();
	const [open, setOpen] = useState<Open>();
	const close = () => setOpen(undefined);
	const lead: Lead = (...place) => {
		close();
		onLead(...place);
	};
	const steps = (
		<>
			{mayEdit ? (
				<>
					<Button kind="secondary" disabled={history.done.length === 0} onClick={draft.undo}>
						{t("undo")}
					</Button>
					<Button kind="secondary" disabled={history.undone.length === 0} onClick={draft.redo}>
						{t("redo")}
					</Button>
				</>
			) : null}
			{space.languages.length > 0 ? (
				<select
					className={styles.select}
					aria-label={t("translation")}
					value={languageCode}
					onChange={(event) => onLanguage(event.target.value)}
				>
					<option value="">{t("noTranslation")}</option>
					{space.languages.map(({ code, name }) => (
						<option key={code} value={code}>
							{t("beside", { language: name })}
						</option>
					))}
				</select>
			) : null}
			<Button kind="secondary" onClick={() => setOpen("versions")}>
				{t("versions")}
			</Button>
			{mayPublish ? (
				<>
					<Button kind="secondary" onClick={() => setOpen("schedule")}>
						{t("schedule")}
					</Button>
					<UnpublishButton draft={draft} address={address} />
				</>
			) : null}
		</>
	);
	return (
		<header className={styles.bar}>
			<Crumbs
				steps={[
					{ to: paths.contentSpaces, word: t("spaces") },
					{ to: paths.contentSpace(space.id), word: space.name },
				]}
			/>
			<div className={styles.line}>
				<Title level={1} size="page">
					{story.name}
				</Title>
				<StateMark look={storyLooks[storyState(story)]} />
				<SaveState saving={saving} isUnsaved={draft.isUnsaved} mayEdit={mayEdit} />
				<ScheduleWords story={story} />
			</div>
			<p role="status" className={styles.others} title={list(others.map(({ author }) => author))}>
				{others.length > 0
					? t("othersHere", { names: list(others.map((one) => one.author_name)), count: others.length })
					: ""}
			</p>
			<div className={styles.actions}>
				{isWide ? steps : null}
				{mayPublish ? <Button onClick={() => setOpen("publish")}>{t("publish")}</Button> : null}
				{isWide ? null : (
					<Disclosure summary={t("more")}>
						<div className={styles.actions}>{steps}</div>
					</Disclosure>
				)}
			</div>
			{saving.state === "failed" ? (
				<Refusal refusal={saving.refusal}>
					<p>{t("notSaved")}</p>
				</Refusal>
			) : null}
			{mayEdit ? null : <p>{t("readOnly")}</p>}
			{open === "publish" ? (
				<PublishDialog draft={draft} address={address} check={check} onClose={close} onLead={lead} />
			) : null}
			{open === "schedule" ? (
				<ScheduleDialog draft={draft} check={check} onLead={lead} onClose={close} />
			) : null}
			{open === "versions" ? (
				<VersionsDialog
					draft={draft}
					previewUrl={previewUrl}
					language={languageCode || undefined}
					onClose={close}
					onRestored={onRestored}
				/>
			) : null}
		</header>
	);
}
