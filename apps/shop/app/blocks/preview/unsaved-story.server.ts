import { isRecord } from "@offizin/base";
import { type Block, checkTreeSize } from "@offizin/content";
import { isBlock } from "../fields.server.ts";

export interface UnsavedStory {
	readonly id: string;
	readonly content: Block;
}

/** The story that the editor's bridge sends; undefined of what is none, or larger than any that could be saved. */
export async function unsavedStory(request: Request): Promise<UnsavedStory | undefined> {
	const told: unknown = await request.json().catch(() => undefined);
	if (!isRecord(told)) return undefined;
	const { id, content } = told;
	if (typeof id !== "number" && typeof id !== "string") return undefined;
	if (!isBlock(content) || checkTreeSize(content)) return undefined;
	return { id: String(id), content };
}
