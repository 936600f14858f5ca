import type { BlockView } from "../block-view.ts";
import type { StoryPageView } from "../story-page-view.ts";

/**
 * The blocks that the door answers with. Undefined when it does not: its signature is over, the network is gone, or
 * somebody has typed on; what was shown last is then still the best there is.
 */
export async function readTyped(asking: Promise<Response>): Promise<readonly BlockView[] | undefined> {
	try {
		const answer = await asking;
		if (!answer.ok) return undefined;
		const page: StoryPageView = await answer.json();
		return page.blocks;
	} catch {
		return undefined;
	}
}
