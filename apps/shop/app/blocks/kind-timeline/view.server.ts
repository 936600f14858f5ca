import type { Block } from "@offizin/content";
import { type CardKindKey, isCardKind } from "#app/paths.ts";
import type { PictureSource } from "#app/pictures/picture.tsx";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";
import { kindScenesOf } from "./kind-scenes.server.ts";

export interface KindStepView extends Shown {
	readonly kind: CardKindKey;
	readonly when: string;
	readonly text: string;
	readonly scene: PictureSource;
}

export interface KindTimelineView extends Shown {
	readonly component: "kind-timeline";
	readonly headline: string;
	readonly text: string;
	/** Those that can be bought. */
	readonly steps: readonly KindStepView[];
	readonly link: { readonly to: string; readonly text: string } | undefined;
}

export async function kindTimelineView(block: Block, story: StoryReads): Promise<KindTimelineView> {
	const { text, blocks, address } = fieldsOf(block, story);
	const scenes = kindScenesOf(await story.templates());
	const to = address("link");
	return {
		component: "kind-timeline",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		steps: blocks("steps").flatMap((step) => {
			const fields = fieldsOf(step, story);
			const found = scenes.find(({ kind }) => kind === fields.text("kind"));
			if (!found || !isCardKind(found.kind)) return [];
			return [{ ...shownOf(step, story), ...found, when: fields.text("when"), text: fields.text("text") }];
		}),
		link: to && text("linkText") ? { to, text: text("linkText") } : undefined,
	};
}
