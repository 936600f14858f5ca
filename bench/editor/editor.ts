import { buildChanged } from "../../tools/build.ts";
import { startDemoServer } from "../../tools/demo-server.ts";
import { launchChromium } from "../../tools/screen-print/chromium.ts";
import type { Figure, Row } from "../row.ts";
import { measureDrags } from "./dragging.ts";
import { measureHeap } from "./heap.ts";
import { measureKeystrokes } from "./keystrokes.ts";
import { measureOpenings } from "./opening.ts";
import { measureSaves, type SaveBytes } from "./saving.ts";
import type { Keystrokes } from "./strokes.ts";

const MAX_KEYSTROKE_MS = 32;
const MIN_FPS = 55;
const MAX_SAVE_BYTES = 1_000;
const MAX_TOUCHABLE_MS = 3_000;
/** A heap that grows by more than this from the second sixth of the edits to the last is not stable. */
const MAX_GROWTH = 0.1;

/** The editor under a hand: keys, drags, saves, an hour of edits, and its first opening. */
export const editor: Row = {
	name: "editor",
	async run() {
		if (buildChanged().failed.length > 0) throw new Error("An app could not be built.");
		const server = await startDemoServer();
		const browser = await launchChromium();
		const origin = server.origins.papiervogel;
		try {
			const keys = await measureKeystrokes(browser, origin);
			const drags = await measureDrags(browser, origin);
			const saves = await measureSaves(browser, origin);
			const openings = await measureOpenings(browser, origin);
			const heaps = await measureHeap(browser, origin);
			const [, second = Number.NaN] = heaps;
			const last = heaps.at(-1) ?? Number.NaN;
			const touchable = openings.editor.touchable;
			const figures: Figure[] = [
				keystrokes("a short text", keys.short, keys.field),
				keystrokes("an invitation of 236 letters", keys.long, keys.field),
				drag("one of 200 elements", drags.one, drags.bare),
				drag("200 elements together", drags.all, drags.bare),
				save("a card", saves.card),
				save("a card with 200 elements more", saves.crowded),
				{
					what: "Navigation to an editor that can be touched, 4× slower processor, slow 4G, against the line alone",
					ours: seconds(touchable),
					peer: seconds(openings.line),
					...{ budget: `≤ ${seconds(MAX_TOUCHABLE_MS)}`, isKept: touchable <= MAX_TOUCHABLE_MS },
				},
				{
					what: "Heap after a collection, from 1,000 to 3,000 edits",
					ours: `${megabytes(second)} to ${megabytes(last)}`,
					...{ budget: "stable", isKept: last <= second * (1 + MAX_GROWTH) },
				},
			];
			return {
				figures,
				notes: [
					`Keystrokes: ${describe("short", keys.short)}; ${describe("long", keys.long)}; ${describe("bare field", keys.field)}.`,
					`Saves: ${described("card", saves.card)}; ${described("with 200 elements more", saves.crowded)}.`,
					`Opening: the page is seen after ${seconds(openings.editor.seen)}, ${Math.round(openings.editor.bytes / 1000)} KB until it can be touched; what is typed is seen after ${seconds(openings.editor.drawn)}.`,
					`Heap after each 500 edits: ${heaps.map(megabytes).join(", ")}.`,
				],
			};
		} finally {
			await browser.close();
			await server.stop();
		}
	},
};

function keystrokes(where: string, ours: Keystrokes, field: Keystrokes): Figure {
	return {
		what: `Keystroke to paint in ${where}, 4× slower processor, p95, against a bare text field`,
		...{ ours: ms(ours.paint95), peer: ms(field.paint95) },
		...{ budget: `≤ ${MAX_KEYSTROKE_MS} ms`, isKept: ours.paint95 <= MAX_KEYSTROKE_MS },
	};
}

function drag(what: string, ours: number, bare: number): Figure {
	return {
		what: `Drag of ${what}, 4× slower processor, against a bare box`,
		...{ ours: `${ours.toFixed(0)} fps`, peer: `${bare.toFixed(0)} fps` },
		...{ budget: `≥ ${MIN_FPS} fps`, isKept: ours >= MIN_FPS },
	};
}

function save(where: string, { sent, received }: SaveBytes): Figure {
	return {
		what: `Save of a keystroke in ${where}, bodies of request and answer`,
		ours: `${sent + received} B`,
		...{ budget: "≤ 1 KB", isKept: sent + received <= MAX_SAVE_BYTES },
	};
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const describe = (name: string, keys: Keystrokes) =>
	`${name} new glyphs after ${ms(keys.glyphs50)} (p95 ${ms(keys.glyphs95)}), painted after ${ms(keys.paint50)} (p95 ${ms(keys.paint95)})`;
const described = (name: string, { sent, received, headers }: SaveBytes) =>
	`${name} ${sent} B sent, ${received} B received, ${headers} B of headers`;
