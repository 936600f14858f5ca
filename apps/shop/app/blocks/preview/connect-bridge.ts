import StoryblokBridge from "@storyblok/preview-bridge";
import type { BlockView } from "../block-view.ts";
import { readTyped } from "./read-typed.ts";

export interface BridgeUse {
	/** Origins of the back office; the bridge talks to the one whose frame this is. */
	readonly editors: readonly string[];
	/** Address that reads a story which is not saved. */
	readonly door: string;
	readonly onTyped: (blocks: readonly BlockView[]) => void;
}

/** Hears the editor through the official bridge. Only the last of several answers is shown, in whatever order they come. */
export function connectBridge({ editors, door, onTyped }: BridgeUse): () => void {
	let asking = new AbortController();
	async function read(story: unknown): Promise<void> {
		asking.abort();
		asking = new AbortController();
		const { signal } = asking;
		const headers = { "content-type": "application/json" };
		const blocks = await readTyped(
			fetch(door, { method: "POST", headers, body: JSON.stringify(story), signal }),
		);
		if (blocks && !signal.aborted) onTyped(blocks);
	}
	const parent = editors.find((origin) => document.referrer.startsWith(`${origin}/`)) ?? editors[0] ?? null;
	const bridge = new StoryblokBridge({ customParent: parent });
	// Before the router hears it.
	document.addEventListener("click", stayHere, { capture: true });
	bridge.on("input", (event) => {
		void read(event.story);
	});
	bridge.on(["change", "published"], () => window.location.reload());
	return () => {
		asking.abort();
		document.removeEventListener("click", stayHere, { capture: true });
		bridge.destroy();
	};
}

/** A click on a link means the block it stands in. */
function stayHere(event: MouseEvent): void {
	if (event.target instanceof Element && event.target.closest("a[href]")) event.preventDefault();
}
