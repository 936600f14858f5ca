import type { BlockView } from "./block-view.ts";
import { WallHung } from "./wall-hung/wall-hung.tsx";
import { WallMaterial } from "./wall-material/wall-material.tsx";
import { WallSizes } from "./wall-sizes/wall-sizes.tsx";
import { WallTable } from "./wall-table/wall-table.tsx";
import { WallTiles } from "./wall-tiles/wall-tiles.tsx";

export interface GalleryFaceProps {
	readonly view: Extract<
		BlockView,
		{ readonly component: "wall-hung" | "wall-material" | "wall-sizes" | "wall-tiles" | "wall-table" }
	>;
}

/** Faces of the blocks that tell of materials, sizes and walls. */
export function GalleryFace({ view }: GalleryFaceProps) {
	switch (view.component) {
		case "wall-hung":
			return <WallHung view={view} />;
		case "wall-material":
			return <WallMaterial view={view} />;
		case "wall-sizes":
			return <WallSizes view={view} />;
		case "wall-tiles":
			return <WallTiles view={view} />;
		case "wall-table":
			return <WallTable view={view} />;
	}
}
