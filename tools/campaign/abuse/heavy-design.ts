import type { DesignDocument } from "@offizin/design";
import type { Attacker } from "./attacker.ts";

export interface HeavyDesign {
	readonly id: string;
	readonly revision: number;
	/** Elements that were taken, of all pages. */
	readonly elements: number;
	readonly pages: readonly string[];
}

/** Makes the element with a number for a document, whose inks and typefaces it may use. */
export type ElementMaker = (number: number, document: DesignDocument) => object;

/** Three pages. */
const LARGEST = "soiree-klappkarte-a6-nachtblau";
const MOST_PER_PAGE = 380;
const FIRST_CHUNK = 20;
const LIMIT_PAUSE_MS = 1000;

interface Answered {
	readonly id: string;
	readonly revision: number;
	readonly document: DesignDocument;
}

/** A design with as many elements on every page as are taken, whatever the limits are. Throws when none is. */
export async function fillDesign(
	attacker: Attacker,
	make: ElementMaker,
	template: string = LARGEST,
): Promise<HeavyDesign> {
	let design = await startDesign(attacker, template);
	let elements = 0;
	let refusal: unknown;
	for (const { key } of design.document.pages) {
		let chunk = FIRST_CHUNK;
		let onPage = 0;
		while (chunk >= 1 && onPage < MOST_PER_PAGE && !attacker.over.aborted) {
			const numbers = Array.from({ length: chunk }, (_, index) => elements + index);
			const commands = numbers.map((number) => ({
				type: "addElement",
				page: key,
				value: make(number, design.document),
			}));
			const answer = await change(attacker, design, commands);
			if ("refused" in answer) {
				refusal = answer.refused;
				chunk = Math.floor(chunk / 2);
			} else {
				design = answer;
				elements += chunk;
				onPage += chunk;
			}
		}
	}
	if (elements === 0) throw new Error(`no element was taken: ${JSON.stringify(refusal)}`);
	return {
		id: design.id,
		revision: design.revision,
		elements,
		pages: design.document.pages.map(({ key }) => key),
	};
}

/** Starts a design. Throws when the door refuses. */
export async function startDesign(attacker: Attacker, template: string = LARGEST): Promise<Answered> {
	const { status, body } = await attacker.post("/web-api/designs", { template });
	if (status !== 201) throw new Error(`design: ${status} ${JSON.stringify(body)}`);
	return body;
}

async function change(
	attacker: Attacker,
	design: Answered,
	commands: readonly unknown[],
): Promise<Answered | { readonly refused: unknown }> {
	for (;;) {
		const headers = { "If-Match": `"${design.revision}"` };
		const { status, body } = await attacker.patch(`/web-api/designs/${design.id}`, { commands }, headers);
		if (status === 200) return body;
		// Who is told to wait waits: the next answer is worth more than the next refusal.
		if (status !== 429 && status !== 503) return { refused: body };
		await new Promise((done) => setTimeout(done, LIMIT_PAUSE_MS));
	}
}
