import { startDesign } from "../heavy-design.ts";
import { singleVisitor } from "../single-visitor.ts";

const PARALLEL = 8;
const formats = ["png", "webp", "svg"] as const;

/** Usual designs of every template, each page in each format and every revision of it. */
export const allPreviews = singleVisitor("previews of every page", async (attacker) => {
	const { body } = await attacker.get("/web-api/templates?tileCount=48");
	const ids: string[] = body.items.map(({ id }: { id: string }) => id);
	await attacker.hammer(PARALLEL, async (turn) => {
		const design = await startDesign(attacker, ids[turn % ids.length] ?? "");
		for (const { key } of design.document.pages) {
			for (const format of formats)
				await attacker.get(`/web-api/designs/${design.id}/preview/${key}.${format}`);
		}
	});
});
