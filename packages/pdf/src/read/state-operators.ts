import { multiply } from "@offizin/geometry";
import type { GraphicsState } from "./graphics-state.ts";
import { type Machine, nameAt, numberAt, type Operator } from "./machine.ts";
import { toMatrix } from "./matrix.ts";
import { damaged, unsupported } from "./read-error.ts";
import { shownFont } from "./resource-cache.ts";
import { asArray, asDict, asName, asNumber, type PdfDict, type PdfValue } from "./value.ts";

const MAX_SAVED = 512;
const CAPS = ["butt", "round", "square"] as const;
const JOINS = ["miter", "round", "bevel"] as const;

/** General and special graphics state (ISO 32000-1, 8.4.4). */
export const STATE_OPERATORS: Readonly<Record<string, Operator>> = {
	q: save,
	Q: restore,
	cm: (machine, operands) => {
		const matrix = toMatrix([0, 1, 2, 3, 4, 5].map((index) => numberAt(operands, index)));
		if (matrix) machine.state.ctm = multiply(machine.state.ctm, matrix);
	},
	w: ({ state }, operands) => {
		state.lineWidth = Math.max(0, numberAt(operands, 0));
	},
	J: ({ state }, operands) => {
		state.cap = CAPS[numberAt(operands, 0)] ?? damaged("an unknown line cap");
	},
	j: ({ state }, operands) => {
		state.join = JOINS[numberAt(operands, 0)] ?? damaged("an unknown line join");
	},
	M: ({ state }, operands) => {
		state.miterLimit = numberAt(operands, 0);
	},
	d: ({ state }, operands) => {
		setDash(state, operands[0], operands[1]);
	},
	ri: ignore,
	i: ignore,
	gs: async (machine, operands) => {
		const name = nameAt(operands, 0);
		const states = await machine.file.objects.dict(machine.resources, "ExtGState");
		const dict =
			asDict(await machine.file.objects.get(states, name)) ?? damaged(`graphics state ${name} is missing`);
		await applyState(machine, dict);
	},
};

function ignore(): void {}

export function save(machine: Machine): void {
	if (machine.saved.length >= MAX_SAVED) unsupported(`more than ${MAX_SAVED} saved graphics states`);
	machine.saved.push({ ...machine.state });
}

export function restore(machine: Machine): void {
	machine.state = machine.saved.pop() ?? damaged("a restore without its save");
}

function setDash(state: GraphicsState, lengths: PdfValue | undefined, start: PdfValue | undefined): void {
	const items = asArray(lengths) ?? damaged("a dash without lengths");
	const dash = items.map((_, index) => numberAt(items, index));
	if (dash.some((length) => length < 0)) damaged("a dash of negative length");
	state.dash = dash.some((length) => length > 0) ? dash : [];
	state.dashStart = asNumber(start) ?? 0;
}

type Apply = (state: GraphicsState, value: Exclude<PdfValue, { type: "ref" }>) => void;

const ENTRIES: Readonly<Record<string, Apply>> = {
	LW: (state, value) => {
		state.lineWidth = Math.max(0, asNumber(value) ?? state.lineWidth);
	},
	LC: (state, value) => {
		state.cap = CAPS[asNumber(value) ?? -1] ?? state.cap;
	},
	LJ: (state, value) => {
		state.join = JOINS[asNumber(value) ?? -1] ?? state.join;
	},
	ML: (state, value) => {
		state.miterLimit = asNumber(value) ?? state.miterLimit;
	},
	D: (state, value) => {
		const items = asArray(value);
		if (items) setDash(state, items[0], items[1]);
	},
	OPM: (state, value) => {
		state.overprintMode = value === 1 ? 1 : 0;
	},
	ca: (state, value) => {
		state.fillAlpha = asNumber(value) ?? 1;
	},
	CA: (state, value) => {
		state.strokeAlpha = asNumber(value) ?? 1;
	},
	BM: (state, value) => {
		state.blend = asName(value) ?? asName(asArray(value)?.[0]) ?? "Normal";
	},
	SMask: (state, value) => {
		state.hasSoftMask = asName(value) !== "None";
	},
};

async function applyState(machine: Machine, dict: PdfDict): Promise<void> {
	const { state, file } = machine;
	// /OP alone sets both; /op, where it stands, is for everything but strokes (ISO 32000-1, table 58).
	const [stroke, fill] = [await file.objects.get(dict, "OP"), await file.objects.get(dict, "op")];
	if (typeof stroke === "boolean") state.strokeOverprint = state.fillOverprint = stroke;
	if (typeof fill === "boolean") state.fillOverprint = fill;
	for (const [key, apply] of Object.entries(ENTRIES)) {
		if (dict.entries.has(key)) apply(state, await file.objects.get(dict, key));
	}
	const font = asArray(await file.objects.get(dict, "Font"));
	if (!font) return;
	state.font = await shownFont(file, font[0]);
	state.fontSize = asNumber(font[1]) ?? damaged("a font without size");
}
