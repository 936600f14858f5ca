import type { ContentStoryItem } from "@offizin/contract";
import { Button, ButtonRow, EmptyState } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import { type News, TrashNews } from "#app/content/trash/trash-news.tsx";
import { SortableTree } from "#app/content/tree/sortable-tree.tsx";
import { Refusal } from "#app/controls/refusal.tsx";
import { BrokenPages } from "./broken-pages.tsx";
import { DeleteStoryDialog } from "./delete-story-dialog.tsx";
import { NewStoryDialog } from "./new-story-dialog.tsx";
import { StoryLine, type StoryStep } from "./story-line.tsx";
import { mayLieIn, storyRows } from "./story-rows.ts";
import { StorySettingsDialog } from "./story-settings-dialog.tsx";
import { useStories } from "./use-stories.ts";

interface Asked {
	readonly step: StoryStep;
	readonly story: ContentStoryItem;
}

const folderOf = (story: ContentStoryItem) => story.parent_id ?? 0;

/** The pages of a space in their folders. */
export function StoryTree({ top }: { readonly top: readonly ContentStoryItem[] }) {
	const t = useTranslations("content.pages");
	const { doors, mayEdit, mayPublish } = useContentPlace();
	const { stories, open, refusal, toggle, reload } = useStories(top);
	const [asked, setAsked] = useState<Asked>();
	const [isNew, setIsNew] = useState<"page" | "folder">();
	const [news, setNews] = useState<News>();
	const rows = storyRows(stories, open);

	async function drop(dragged: string, parent: string | null, after: string | null) {
		const moved = rows.find(({ id }) => id === dragged)?.story;
		if (!moved) return;
		const answer = await doors.move(moved.id, {
			parent_id: parent === null ? null : Number(parent),
			after_id: after === null ? null : Number(after),
			version: moved.version,
		});
		await reload([folderOf(moved), Number(parent ?? 0)], answer.ok ? undefined : answer.error);
	}

	async function take(step: StoryStep, story: ContentStoryItem) {
		if (step !== "duplicate") return setAsked({ step, story });
		const whole = await doors.story(story.id);
		if (!whole.ok) return reload([], whole.error);
		const { content, parent_id, slug } = whole.value.story;
		const answer = await doors.create({
			name: t("copyOf", { name: story.name }),
			slug: `${slug}-${Date.now().toString(36)}`,
			parent_id,
			content,
		});
		await reload([folderOf(story)], answer.ok ? undefined : answer.error);
	}

	async function undo(id: number) {
		const answer = await doors.restoreFromTrash(id, {});
		setNews(answer.ok ? { kind: "restored", item: answer.value.story } : undefined);
		const folders = answer.ok ? [answer.value.story.parent_id ?? 0] : [];
		await reload(folders, answer.ok ? undefined : answer.error);
	}

	const done = (folder: number) => {
		setAsked(undefined);
		setIsNew(undefined);
		void reload([folder]);
	};
	return (
		<>
			{mayEdit ? (
				<ButtonRow>
					<Button onClick={() => setIsNew("page")}>{t("newPage")}</Button>
					<Button kind="secondary" onClick={() => setIsNew("folder")}>
						{t("newFolder")}
					</Button>
				</ButtonRow>
			) : null}
			{refusal ? <Refusal refusal={refusal} /> : null}
			<BrokenPages changed={stories} />
			{rows.length === 0 ? (
				<EmptyState title={t("none")}>{mayEdit ? <p>{t("noneExplained")}</p> : null}</EmptyState>
			) : null}
			<SortableTree
				label={t("tree")}
				rows={rows}
				nameOf={({ story }) => story.name}
				isReadOnly={!mayPublish}
				accepts={(parent, dragged) => mayLieIn(rows, dragged, parent)}
				onDrop={(dragged, { parent, after }) => void drop(dragged, parent, after)}
			>
				{({ story, isOpen }) => (
					<StoryLine
						story={story}
						isOpen={isOpen}
						onToggle={() => toggle(story.id)}
						onStep={(step) => void take(step, story)}
					/>
				)}
			</SortableTree>
			{isNew ? (
				<NewStoryDialog
					kind={isNew}
					folders={rows.map(({ story }) => story).filter(({ is_folder }) => is_folder)}
					onClose={() => setIsNew(undefined)}
					onDone={done}
				/>
			) : null}
			{asked?.step === "settings" ? (
				<StorySettingsDialog
					story={asked.story}
					folders={rows.map(({ story }) => story).filter(({ is_folder }) => is_folder)}
					onClose={() => setAsked(undefined)}
					onDone={(folders) => {
						setAsked(undefined);
						void reload(folders);
					}}
				/>
			) : null}
			{asked?.step === "remove" ? (
				<DeleteStoryDialog
					story={asked.story}
					onClose={() => setAsked(undefined)}
					onDone={() => {
						setNews({ kind: "deleted", item: asked.story });
						done(folderOf(asked.story));
					}}
				/>
			) : null}
			<TrashNews news={news} onUndo={(id) => void undo(id)} onClose={() => setNews(undefined)} />
		</>
	);
}
