import type { BlockView } from "./block-view.ts";
import { LinkBox } from "./link-box/link-box.tsx";
import { MaterialEdges } from "./material-edges/material-edges.tsx";
import { PhotoCheck } from "./photo-check/photo-check.tsx";
import { WaitingBox } from "./waiting-box/waiting-box.tsx";
import { WallHero } from "./wall-hero/wall-hero.tsx";
import { WallLine } from "./wall-line/wall-line.tsx";

export interface WallFaceProps {
	readonly view: Extract<
		BlockView,
		{
			readonly component:
				| "link-box"
				| "material-edges"
				| "photo-check"
				| "waiting-box"
				| "wall-hero"
				| "wall-line";
		}
	>;
}

/** Faces of the blocks that the wall-art brand's pages are made of. */
export function WallFace({ view }: WallFaceProps) {
	switch (view.component) {
		case "link-box":
			return <LinkBox view={view} />;
		case "material-edges":
			return <MaterialEdges view={view} />;
		case "photo-check":
			return <PhotoCheck view={view} />;
		case "waiting-box":
			return <WaitingBox view={view} />;
		case "wall-hero":
			return <WallHero view={view} />;
		case "wall-line":
			return <WallLine view={view} />;
	}
}
