import type { ContentAsset } from "@offizin/contract";
import { Button, EmptyState, SearchField } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { type News, TrashNews } from "#app/content/trash/trash-news.tsx";
import { Refusal } from "#app/controls/refusal.tsx";
import { AssetDetails } from "./asset-details.tsx";
import { AssetTile } from "./asset-tile.tsx";
import { AssetUpload } from "./asset-upload.tsx";
import styles from "./assets.module.css";
import { useAssets } from "./use-assets.ts";

/** All files of a space as a grid, with what is said about the chosen one beside it. */
export function AssetLibrary() {
	const t = useTranslations("content.assets");
	const [search, setSearch] = useState("");
	const { assets, more, refusal, ...list } = useAssets(search);
	const [chosen, setChosen] = useState<number>();
	const asset = assets.find(({ id }) => id === chosen);
	const [news, setNews] = useState<News>();
	const { doors } = useContentPlace();
	const [undoing, setUndoing] = useState<ContentRefusal>();

	async function undo(id: number) {
		const answer = await doors.restoreAsset(id);
		setUndoing(answer.ok ? undefined : answer.error);
		if (!answer.ok) return;
		list.put([answer.value.asset]);
		setChosen(id);
		setNews({ kind: "returned", item: answer.value.asset });
	}

	function uploaded(added: readonly ContentAsset[]) {
		list.put(added);
		setChosen(added.at(-1)?.id);
	}

	return (
		<>
			<AssetUpload onUploaded={uploaded}>
				<SearchField
					id="asset-search"
					label={t("search")}
					value={search}
					onChange={(event) => {
						setSearch(event.target.value);
						list.search();
					}}
				/>
				{[refusal, undoing].map((one) => (one ? <Refusal key={one.code} refusal={one} /> : null))}
				{assets.length === 0 && !refusal ? (
					<EmptyState title={t(search === "" ? "noneYet" : "none")}>
						<p>{t(search === "" ? "noneYetExplained" : "noneExplained")}</p>
					</EmptyState>
				) : null}
				<div className={styles.page} data-details={asset ? true : undefined}>
					<ul className={styles.grid} aria-label={t("files")}>
						{assets.map((one) => (
							<li key={one.id}>
								<AssetTile asset={one} isChosen={one.id === chosen} onChoose={() => setChosen(one.id)} />
							</li>
						))}
					</ul>
					{asset ? (
						<AssetDetails
							key={asset.id}
							asset={asset}
							onChanged={list.replace}
							onRemoved={() => {
								setChosen(undefined);
								list.drop(asset.id);
								setNews({ kind: "deleted", item: asset });
							}}
						/>
					) : null}
				</div>
			</AssetUpload>
			{more ? (
				<Button kind="secondary" onClick={more}>
					{t("more")}
				</Button>
			) : null}
			<TrashNews news={news} onUndo={(id) => void undo(id)} onClose={() => setNews(undefined)} />
		</>
	);
}
