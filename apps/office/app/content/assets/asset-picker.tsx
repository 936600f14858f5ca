import type { ContentAsset } from "@offizin/contract";
import { Button, ButtonRow, Dialog, EmptyState, SearchField } from "@offizin/ui";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Refusal } from "#app/controls/refusal.tsx";
import { AssetTile } from "./asset-tile.tsx";
import { AssetUpload } from "./asset-upload.tsx";
import styles from "./assets.module.css";
import { useAssets } from "./use-assets.ts";

interface AssetPickerProps {
	readonly isOpen: boolean;
	/** One that was chosen, or all that were uploaded. */
	readonly onPick: (picked: ContentAsset, ...others: readonly ContentAsset[]) => void;
	readonly onClose: () => void;
}

/** Chooses a file of the space, or brings a new one: what is uploaded here is chosen at once. */
export function AssetPicker({ isOpen, onPick, onClose }: AssetPickerProps) {
	const t = useTranslations("content.assets");
	const [search, setSearch] = useState("");
	const { assets, more, refusal, ...list } = useAssets(search, isOpen);
	const id = useId();
	return (
		<Dialog title={t("pick")} size="page" isOpen={isOpen} onClose={onClose}>
			<AssetUpload
				onUploaded={([first, ...others]) => {
					if (first) onPick(first, ...others);
				}}
			>
				<SearchField
					id={id}
					label={t("search")}
					value={search}
					onChange={(event) => {
						setSearch(event.target.value);
						list.search();
					}}
				/>
				{refusal ? <Refusal refusal={refusal} /> : null}
				{assets.length === 0 && !refusal ? <EmptyState title={t("none")} /> : null}
				<ul className={styles.grid} aria-label={t("files")}>
					{assets.map((asset) => (
						<li key={asset.id}>
							<AssetTile asset={asset} onChoose={() => onPick(asset)} />
						</li>
					))}
				</ul>
			</AssetUpload>
			<ButtonRow>
				{more ? (
					<Button kind="secondary" onClick={more}>
						{t("more")}
					</Button>
				) : null}
				<Button kind="secondary" onClick={onClose}>
					{t("close")}
				</Button>
			</ButtonRow>
		</Dialog>
	);
}
