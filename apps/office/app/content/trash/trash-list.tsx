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
import { TRASH_PAGE, useTrash } from "./use-trash.ts";

interface Asked {
	readonly about: "slug" | "removal";
	readonly story: ContentTrashedStory;
}

/** Deleted pages and folders of a space, the newest first: put back, or removed for good. */
export function TrashList({ first }: { readonly first: readonly ContentTrashedStory[] }) {
	const t = useTranslations("contentTrash");
	const { doors, mayEdit, mayPublish } = useContentPlace();
	const {
		items: stories,
		more,
		drop,
	} = useTrash(first, async (page) => {
		const answer = await doors.trash({ page, per_page: TRASH_PAGE });
		return answer.ok ? { ok: true, value: answer.value.stories } : answer;
	});
	const [asked, setAsked] = useState<Asked>();
	const [news, setNews] = useState<News>();
	const [refusal, setRefusal] = useState<ContentRefusal>();

	async function restore(story: ContentTrashedStory, slug?: string): Promise<ContentRefusal | undefined> {
		const answer = await doors.restoreFromTrash(story.id, slug === undefined ? {} : { slug });
		if (!answer.ok) return answer.error;
		setAsked(undefined);
		setRefusal(undefined);
		drop(story.id);
		setNews({ kind: "restored", item: answer.value.story });
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
		setNews({ kind: "removed", item: story });
	}

	return (
		<>
			{refusal ? <Refusal refusal={refusal} /> : null}
			{stories.length === 0 ? (
				<EmptyState title={t("noPages")}>
					<p>{t("noPagesExplained")}</p>
				</EmptyState>
			) : (
				<>
					<p>{t("explained")}</p>
					<ul className={styles.list} aria-label={t("deletedPages")}>
						{stories.map((story) => (
							<li key={story.id}>
								<TrashLine
									item={story}
									about={
										story.is_folder
											? t("folder", { address: `/${story.full_slug}`, count: story.pages_within })
											: `/${story.full_slug}`
									}
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
