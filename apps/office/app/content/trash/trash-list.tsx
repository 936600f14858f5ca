import type { ContentTrashedStory } from "@offizin/contract";
import { Button, EmptyState } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { Question } from "#app/controls/question.tsx";
import { Refusal } from "#app/controls/refusal.tsx";
import { OtherSlugDialog } from "./other-slug-dialog.tsx";
import styles from "./trash.module.css";
import { TrashLine } from "./trash-line.tsx";
import { type News, TrashNews } from "./trash-news.tsx";
import { useTrash } from "./use-trash.ts";

interface Asked {
	readonly about: "slug" | "removal";
	readonly story: ContentTrashedStory;
}

/** What was deleted in a space, the newest first: put back, or removed for good. */
export function TrashList({ first }: { readonly first: readonly ContentTrashedStory[] }) {
	const t = useTranslations("contentTrash");
	const { doors, mayEdit, mayPublish } = useContentPlace();
	const { stories, more, drop } = useTrash(first);
	const [asked, setAsked] = useState<Asked>();
	const [news, setNews] = useState<News>();
	const [refusal, setRefusal] = useState<ContentRefusal>();

	async function restore(story: ContentTrashedStory, slug?: string): Promise<ContentRefusal | undefined> {
		const answer = await doors.restoreFromTrash(story.id, slug === undefined ? {} : { slug });
		if (!answer.ok) return answer.error;
		setAsked(undefined);
		setRefusal(undefined);
		drop(story.id);
		setNews({ kind: "restored", story: answer.value.story });
	}

	async function take(story: ContentTrashedStory) {
		const refused = await restore(story);
		if (refused?.code === "slug_taken") return setAsked({ about: "slug", story });
		setRefusal(refused);
	}

	async function remove(story: ContentTrashedStory) {
		const answer = await doors.removeFromTrash(story.id);
		setRefusal(answer.ok ? undefined : answer.error);
		if (!answer.ok) return;
		drop(story.id);
		setNews({ kind: "removed", story });
	}

	return (
		<>
			{refusal ? <Refusal refusal={refusal} /> : null}
			{stories.length === 0 ? (
				<EmptyState title={t("none")}>
					<p>{t("noneExplained")}</p>
				</EmptyState>
			) : (
				<>
					<p>{t("explained")}</p>
					<ul className={styles.list} aria-label={t("deletedPages")}>
						{stories.map((story) => (
							<li key={story.id}>
								<TrashLine
									story={story}
									onRestore={mayEdit ? () => void take(story) : undefined}
									onRemove={mayPublish ? () => setAsked({ about: "removal", story }) : undefined}
								/>
							</li>
						))}
					</ul>
				</>
			)}
			{more ? (
				<Button kind="secondary" onClick={() => void more().then(setRefusal)}>
					{t("more")}
				</Button>
			) : null}
			{asked?.about === "slug" ? (
				<OtherSlugDialog
					story={asked.story}
					onRestore={(slug) => restore(asked.story, slug)}
					onClose={() => setAsked(undefined)}
				/>
			) : null}
			<Question
				title={t("removeTitle", { name: asked?.story.name ?? "" })}
				isOpen={asked?.about === "removal"}
				answer={t("remove")}
				onAnswer={() => asked && void remove(asked.story)}
				onClose={() => setAsked(undefined)}
			>
				<p>{t("removeExplained")}</p>
			</Question>
			<TrashNews news={news} onClose={() => setNews(undefined)} />
		</>
	);
}
