import { startTransition, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { usePathPrefix } from "#app/links/path-prefix.ts";
import { paths } from "#app/paths.ts";
import { BlockFaces } from "../block-face.tsx";
import type { BlockView } from "../block-view.ts";
import { connectBridge } from "./connect-bridge.ts";

export interface LiveStoryProps {
	readonly blocks: readonly BlockView[];
	/** Origins of the back office. */
	readonly editors: readonly string[];
}

/** A draft in the frame of the editor: shows what is being typed, and loads again when it has been saved. */
export function LiveStory({ blocks, editors }: LiveStoryProps) {
	const { search } = useLocation();
	const door = `${usePathPrefix()}${paths.preview}${search}`;
	const [typed, setTyped] = useState<readonly BlockView[]>();
	useEffect(() => {
		const show = (read: readonly BlockView[]) => startTransition(() => setTyped(read));
		return connectBridge({ editors, door, onTyped: show });
	}, [editors, door]);
	return <BlockFaces blocks={typed ?? blocks} />;
}
