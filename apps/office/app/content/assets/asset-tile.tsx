import type { ContentAsset } from "@offizin/contract";
import { thumbnail } from "#app/content/thumbnail.ts";
import styles from "./assets.module.css";

interface AssetTileProps {
	readonly asset: ContentAsset;
	readonly isChosen?: boolean;
	readonly onChoose: () => void;
}

/** A file of the grid: its picture and its name. */
export function AssetTile({ asset, isChosen, onChoose }: AssetTileProps) {
	const picture = thumbnail(asset.filename);
	return (
		<button type="button" className={styles.tile} aria-pressed={isChosen} onClick={onChoose}>
			<span className={styles.picture}>
				{picture ? <img src={picture} alt="" loading="lazy" /> : <span>{extensionOf(asset.name)}</span>}
			</span>
			<span className={styles.name}>{asset.name}</span>
		</button>
	);
}

const extensionOf = (name: string) => name.split(".").at(-1)?.toUpperCase() ?? "";
