import { apply, IDENTITY, type Matrix, multiply, translate } from "@offizin/geometry";
import { strokeStyle } from "./graphics-state.ts";
import type { Ink } from "./ink-space.ts";
import { type Machine, nameAt, numberAt, type Operands, type Operator, painted, spend } from "./machine.ts";
import { toMatrix } from "./matrix.ts";
import type { ShownGlyph } from "./paint-event.ts";
import { damaged, unsupported } from "./read-error.ts";
import { shownFont } from "./resource-cache.ts";
import { asArray, asBytes } from "./value.ts";

const UM_PER_POINT = 25_400 / 72;
const SPACE_CODE = 32;

/** Text state, positioning and showing (ISO 32000-1, 9.3 and 9.4). */
export const TEXT_OPERATORS: Readonly<Record<string, Operator>> = {
	BT: (machine) => {
		machine.textMatrix = machine.lineMatrix = IDENTITY;
		machine.block++;
	},
	ET: () => {},
	Tc: ({ state }, operands) => {
		state.charSpace = numberAt(operands, 0);
	},
	Tw: ({ state }, operands) => {
		state.wordSpace = numberAt(operands, 0);
	},
	Tz: ({ state }, operands) => {
		state.widening = numberAt(operands, 0) / 100;
	},
	TL: ({ state }, operands) => {
		state.leading = numberAt(operands, 0);
	},
	Ts: ({ state }, operands) => {
		state.rise = numberAt(operands, 0);
	},
	Tr: ({ state }, operands) => {
		state.textMode = numberAt(operands, 0);
	},
	Tf: async (machine, operands) => {
		const name = nameAt(operands, 0);
		const fonts = await machine.file.objects.dict(machine.resources, "Font");
		machine.state.font = await shownFont(machine.file, fonts.entries.get(name));
		machine.state.fontSize = numberAt(operands, 1);
	},
	Td: (machine, operands) => moveLine(machine, numberAt(operands, 0), numberAt(operands, 1)),
	TD: (machine, operands) => {
		machine.state.leading = -numberAt(operands, 1);
		moveLine(machine, numberAt(operands, 0), numberAt(operands, 1));
	},
	Tm: (machine, operands) => {
		const matrix = toMatrix([0, 1, 2, 3, 4, 5].map((index) => numberAt(operands, index)));
		if (matrix) machine.textMatrix = machine.lineMatrix = matrix;
	},
	"T*": nextLine,
	Tj: (machine, operands) => show(machine, operands),
	TJ: (machine, operands) => show(machine, asArray(operands[0]) ?? damaged("TJ without an array")),
	"'": (machine, operands) => {
		nextLine(machine);
		show(machine, operands);
	},
	'"': (machine, operands) => {
		machine.state.wordSpace = numberAt(operands, 0);
		machine.state.charSpace = numberAt(operands, 1);
		nextLine(machine);
		show(machine, operands.slice(2));
	},
};

function moveLine(machine: Machine, x: number, y: number): void {
	machine.textMatrix = machine.lineMatrix = multiply(machine.lineMatrix, translate(x, y));
}

function nextLine(machine: Machine): void {
	moveLine(machine, 0, -machine.state.leading);
}

/** Shows strings; numbers between them move the pen back by thousandths of the size. */
function show(machine: Machine, items: Operands): void {
	const { state } = machine;
	const font = state.font ?? damaged("text without a font");
	const toText: Matrix = [state.fontSize * state.widening, 0, 0, state.fontSize, 0, state.rise];
	const toPage = multiply(state.ctm, multiply(machine.textMatrix, toText));
	const glyphs: ShownGlyph[] = [];
	for (const item of items) {
		if (typeof item === "number") {
			advance(machine, (-item / 1000) * state.fontSize * state.widening);
			continue;
		}
		const bytes = asBytes(item) ?? damaged("text that is no string");
		spend(machine, bytes.length);
		for (let at = 0; at + font.codeBytes <= bytes.length; at += font.codeBytes) {
			const code = font.codeBytes === 2 ? ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0) : (bytes[at] ?? 0);
			const [x, y] = apply(multiply(state.ctm, machine.textMatrix), 0, state.rise);
			glyphs.push({ code, text: font.text(code), x, y, outline: font.outline(code) });
			const space = font.codeBytes === 1 && code === SPACE_CODE ? state.wordSpace : 0;
			advance(machine, (font.width(code) * state.fontSize + state.charSpace + space) * state.widening);
		}
	}
	if (glyphs.length > 0) emit(machine, glyphs, [toPage[0], toPage[1], toPage[2], toPage[3], 0, 0]);
}

function advance(machine: Machine, by: number): void {
	machine.textMatrix = multiply(machine.textMatrix, translate(by, 0));
}

/** Mode 3 paints nothing; modes from 4 would cut what follows to the glyphs' shapes. */
function emit(machine: Machine, glyphs: readonly ShownGlyph[], matrix: Matrix): void {
	const { state, block } = machine;
	const font = state.font ?? damaged("text without a font");
	const mode = state.textMode;
	if (mode > 3 || mode < 0) unsupported("text as a clipping path");
	const sizePt = Math.hypot(matrix[2], matrix[3]) / UM_PER_POINT;
	const common = { kind: "glyphs", font, sizePt, matrix, glyphs, block } as const;
	const one = (side: "fill" | "stroke", ink: Ink) => ({ ...common, ...painted(machine, side), ink });
	if (mode === 0 || mode === 2) machine.visitor(one("fill", state.fill));
	if (mode === 1 || mode === 2) {
		machine.visitor({ ...one("stroke", state.stroke), stroke: strokeStyle(state) });
	}
}
