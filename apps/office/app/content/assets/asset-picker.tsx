import type { ContentAsset } from "@offizin/contract";
import { Button, ButtonRow, Dialog, EmptyState, SearchField } from "@offizin/ui";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { AssetTile } from "./asset-tile.tsx";
import { AssetUpload } from "./asset-upload.tsx";
import styles from "./assets.module.css";
import { useAssets } from "./use-assets.ts";

interface AssetPickerProps {
	readonly isOpen: boolean;
	readonly onPick: (asset: ContentAsset) => void;
	readonly onClose: () => void;
}

/** Chooses a file of the space, or brings a new one: what is uploaded here is chosen at once. */
export function AssetPicker({ isOpen, onPick, onClose }: AssetPickerProps) {
	const t = useTranslations("content.assets");
	const [search, setSearch] = useState("");
	const { assets, more, ...list } = useAssets(search, isOpen);
	const id = useId();
	return (
		<Dialog title={t("pick")} size="page" isOpen={isOpen} onClose={onClose}>
			<AssetUpload onUploaded={onPick}>
				<SearchField
					id={id}
					label={t("search")}
					value={search}
					onChange={(event) => {
						setSearch(event.target.value);
						list.search();
					}}
				/>
				{assets.length === 0 ? <EmptyState title={t("none")} /> : null}
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
