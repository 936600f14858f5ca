import { strokeStyle } from "./graphics-state.ts";
import { type Machine, numberAt, type Operands, type Operator, painted } from "./machine.ts";
import { createPath } from "./page-path.ts";
import { unsupported } from "./read-error.ts";

const MAX_CLIPS = 64;

/** Path construction, painting and clipping (ISO 32000-1, 8.5). */
export const PATH_OPERATORS: Readonly<Record<string, Operator>> = {
	m: (machine, operands) => {
		const [x, y] = [numberAt(operands, 0), numberAt(operands, 1)];
		machine.path.add("M", [x, y], machine.state.ctm);
		machine.pen = machine.start = [x, y];
	},
	l: (machine, operands) => {
		const [x, y] = [numberAt(operands, 0), numberAt(operands, 1)];
		begin(machine);
		machine.path.add("L", [x, y], machine.state.ctm);
		machine.pen = [x, y];
	},
	c: (machine, operands) =>
		curve(
			machine,
			[0, 1, 2, 3, 4, 5].map((index) => numberAt(operands, index)),
		),
	v: (machine, operands) =>
		curve(machine, [...machine.pen, ...[0, 1, 2, 3].map((index) => numberAt(operands, index))]),
	y: (machine, operands) =>
		curve(
			machine,
			[0, 1, 2, 3, 2, 3].map((index) => numberAt(operands, index)),
		),
	h: close,
	re: rectangle,
	S: (machine) => paint(machine, { stroke: true }),
	s: (machine) => paint(machine, { close: true, stroke: true }),
	f: (machine) => paint(machine, { fill: "nonzero" }),
	F: (machine) => paint(machine, { fill: "nonzero" }),
	"f*": (machine) => paint(machine, { fill: "evenodd" }),
	B: (machine) => paint(machine, { fill: "nonzero", stroke: true }),
	"B*": (machine) => paint(machine, { fill: "evenodd", stroke: true }),
	b: (machine) => paint(machine, { close: true, fill: "nonzero", stroke: true }),
	"b*": (machine) => paint(machine, { close: true, fill: "evenodd", stroke: true }),
	n: (machine) => paint(machine, {}),
	W: (machine) => {
		machine.pendingClip = "nonzero";
	},
	"W*": (machine) => {
		machine.pendingClip = "evenodd";
	},
};

function rectangle(machine: Machine, operands: Operands): void {
	const [x, y, width, height] = [0, 1, 2, 3].map((index) => numberAt(operands, index));
	const [left, bottom] = [x ?? 0, y ?? 0];
	const [right, top] = [left + (width ?? 0), bottom + (height ?? 0)];
	const { ctm } = machine.state;
	machine.path.add("M", [left, bottom], ctm);
	for (const corner of [
		[right, bottom],
		[right, top],
		[left, top],
	])
		machine.path.add("L", corner, ctm);
	machine.path.add("Z", [], ctm);
	machine.pen = machine.start = [left, bottom];
}

function close(machine: Machine): void {
	if (machine.path.isEmpty) return;
	machine.path.add("Z", [], machine.state.ctm);
	machine.pen = machine.start;
}

function curve(machine: Machine, points: readonly number[]): void {
	begin(machine);
	machine.path.add("C", points, machine.state.ctm);
	machine.pen = [points[4] ?? 0, points[5] ?? 0];
}

/** A line or curve without a starting point starts where the pen was left. */
function begin(machine: Machine): void {
	if (!machine.path.isEmpty) return;
	machine.path.add("M", machine.pen, machine.state.ctm);
	machine.start = machine.pen;
}

function paint(
	machine: Machine,
	how: { close?: boolean; fill?: "nonzero" | "evenodd"; stroke?: boolean },
): void {
	const { state } = machine;
	if (how.close) close(machine);
	const path = machine.path.finish();
	if (how.fill && path.bounds) {
		machine.visitor({ kind: "fill", ...painted(machine, "fill"), ink: state.fill, path, rule: how.fill });
	}
	if (how.stroke && path.bounds) {
		const stroke = strokeStyle(state);
		machine.visitor({ kind: "stroke", ...painted(machine, "stroke"), ink: state.stroke, path, stroke });
	}
	if (machine.pendingClip) {
		const outer = state.clip && { outer: state.clip };
		const depth = state.clip ? state.clip.depth + 1 : 0;
		if (depth > MAX_CLIPS) unsupported(`more than ${MAX_CLIPS} clips within each other`);
		state.clip = { id: machine.clips++, path, rule: machine.pendingClip, depth, ...outer };
	}
	machine.pendingClip = undefined;
	machine.path = createPath();
}

/** Adds a rectangle to the clip, as a form's box does. */
export function clipToBox(
	machine: Machine,
	[x0, y0, x1, y1]: readonly [number, number, number, number],
): void {
	const outside = machine.path;
	machine.path = createPath();
	rectangle(machine, [x0, y0, x1 - x0, y1 - y0]);
	machine.pendingClip = "nonzero";
	paint(machine, {});
	machine.path = outside;
}
