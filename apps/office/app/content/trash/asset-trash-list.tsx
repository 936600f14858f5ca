import type { ContentTrashedAsset } from "@offizin/contract";
import { Button, EmptyState } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { RemovalDialog } from "#app/content/removal-dialog.tsx";
import { thumbnail } from "#app/content/thumbnail.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import { useFormats } from "#app/formats/use-formats.ts";
import styles from "./trash.module.css";
import { TrashLine } from "./trash-line.tsx";
import { type News, TrashNews } from "./trash-news.tsx";
import { TRASH_PAGE, useTrash } from "./use-trash.ts";

/** Deleted files of a space, the newest first: put back, or removed for good. */
export function AssetTrashList({ first }: { readonly first: readonly ContentTrashedAsset[] }) {
	const t = useTranslations("contentTrash");
	const words = useTranslations("content.assets");
	const { figure } = useFormats();
	const { doors, mayEdit, mayPublish } = useContentPlace();
	const { items, more, drop } = useTrash(first, async (page) => {
		const answer = await doors.trashedAssets({ page, per_page: TRASH_PAGE });
		return answer.ok ? { ok: true, value: answer.value.assets } : answer;
	});
	const [asked, setAsked] = useState<ContentTrashedAsset>();
	const [news, setNews] = useState<News>();
	const [refusal, setRefusal] = useState<ContentRefusal>();

	async function restore(asset: ContentTrashedAsset) {
		const answer = await doors.restoreAsset(asset.id);
		setRefusal(answer.ok ? undefined : answer.error);
		if (!answer.ok) return;
		drop(asset.id);
		setNews({ kind: "returned", item: asset });
	}

	return (
		<>
			{refusal ? <Refusal refusal={refusal} /> : null}
			{items.length === 0 ? (
				<EmptyState title={t("noFiles")}>
					<p>{t("noFilesExplained")}</p>
				</EmptyState>
			) : (
				<>
					<p>{t("filesExplained")}</p>
					<ul className={styles.list} aria-label={t("deletedFiles")}>
						{items.map((asset) => (
							<li key={asset.id}>
								<TrashLine
									item={asset}
									about={words("kilobytes", { figure: figure(Math.ceil(asset.content_length / 1024)) })}
									picture={thumbnail(asset.filename)}
									onRestore={mayEdit ? () => void restore(asset) : undefined}
									onRemove={mayPublish ? () => setAsked(asset) : undefined}
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
			{asked ? (
				<RemovalDialog
					title={t("removeTitle", { name: asked.name })}
					missedBy={(count) => words("usedBy", { count })}
					remove={(isForced) => doors.removeTrashedAsset(asked.id, isForced)}
					onDone={() => {
						drop(asked.id);
						setAsked(undefined);
						setNews({ kind: "removed", item: asked });
					}}
					onClose={() => setAsked(undefined)}
				>
					{t("removeFileExplained")}
				</RemovalDialog>
			) : null}
			<TrashNews news={news} onClose={() => setNews(undefined)} />
		</>
	);
}
