import type { Attacker } from "../attacker.ts";
import { type ElementMaker, fillDesign, type HeavyDesign } from "../heavy-design.ts";
import { artwork, dottedLine, fittedText, hugeShape, longText, qrCode } from "../heavy-elements.ts";
import { singleVisitor } from "../single-visitor.ts";

const PARALLEL = 6;
const formats = ["svg", "png", "webp"] as const;

/** Reads, changes and looks at a design as fast as the server lets it. */
async function useDesign(attacker: Attacker, design: HeavyDesign): Promise<void> {
	const { id, pages } = design;
	let { revision } = design;
	await attacker.hammer(PARALLEL, async (turn) => {
		if (turn % 3 === 0) return attacker.get(`/web-api/designs/${id}`);
		if (turn % 3 === 1) {
			const page = pages[Math.floor(turn / 3) % pages.length];
			const format = formats[Math.floor(turn / 9) % formats.length];
			return attacker.get(`/web-api/designs/${id}/preview/${page}.${format}`);
		}
		const commands = [{ type: "setPageBackground", page: pages[0], ink: null }];
		const answer = await attacker.patch(
			`/web-api/designs/${id}`,
			{ commands },
			{ "If-Match": `"${revision}"` },
		);
		revision = answer.body.revision ?? answer.body.current?.revision ?? revision;
		return answer;
	});
}

const heavyDesign = (name: string, make: ElementMaker, template?: string) =>
	singleVisitor(name, async (attacker, { say }) => {
		const design = await fillDesign(attacker, make, template);
		say(`${design.elements} elements`);
		await useDesign(attacker, design);
	});

/** One design as heavy as the limits let it be, by what it is made of. */
export const heavyDesigns = [
	heavyDesign("QR codes", qrCode),
	heavyDesign("long texts", longText),
	heavyDesign("texts that never fit", fittedText),
	heavyDesign("dotted lines", dottedLine),
	heavyDesign("huge shapes", hugeShape),
	heavyDesign("drawings", artwork, "eukalyptus-klappkarte-a6-salbei"),
];
