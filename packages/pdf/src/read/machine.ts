import { IDENTITY, type Matrix } from "@offizin/geometry";
import { type GraphicsState, transparencyOf } from "./graphics-state.ts";
import type { LayerFacts } from "./layer-facts.ts";
import { createPath, type PagePathBuilder } from "./page-path.ts";
import type { Clip, PaintEvent } from "./paint-event.ts";
import type { PdfFile } from "./pdf-file.ts";
import { damaged, unsupported } from "./read-error.ts";
import { asName, type PdfDict, type PdfStream, type PdfValue } from "./value.ts";

/** Receives what a page paints, in order. */
export type PaintVisitor = (event: PaintEvent) => void;

/** One page being executed: what the operators read and change. */
export interface Machine {
	readonly file: PdfFile;
	readonly visitor: PaintVisitor;
	state: GraphicsState;
	readonly saved: GraphicsState[];
	resources: PdfDict;
	/** Forms being executed, outermost first. */
	within: readonly number[];
	/** Sections of marked content that are open, outermost first, with the layer of those that have one. */
	marked: (LayerFacts | undefined)[];
	path: PagePathBuilder;
	/** Pen and start of the subpath in user space. */
	pen: readonly [x: number, y: number];
	start: readonly [x: number, y: number];
	pendingClip: "nonzero" | "evenodd" | undefined;
	textMatrix: Matrix;
	lineMatrix: Matrix;
	/** Text objects so far. */
	block: number;
	events: number;
	clips: number;
	steps: number;
	/** Content bytes so far, those of a repeated form counted each time. */
	bytes: number;
	/** Executes a form's content with its own resources. */
	runForm(form: PdfStream): Promise<void>;
}

/** Operands of an operator; the operators take the last ones they need. */
export type Operands = readonly PdfValue[];
export type Operator = (machine: Machine, operands: Operands) => void | Promise<void>;

const MAX_STEPS = 1_000_000;
const MAX_BYTES = 64 * 2 ** 20;

export function createMachine(
	page: { readonly file: PdfFile; readonly resources: PdfDict },
	state: GraphicsState,
	visitor: PaintVisitor,
	runForm: (machine: Machine, form: PdfStream) => Promise<void>,
): Machine {
	const machine: Machine = {
		file: page.file,
		visitor,
		state,
		saved: [],
		resources: page.resources,
		within: [],
		marked: [],
		path: createPath(),
		pen: [0, 0],
		start: [0, 0],
		pendingClip: undefined,
		textMatrix: IDENTITY,
		lineMatrix: IDENTITY,
		block: 0,
		events: 0,
		clips: 0,
		steps: 0,
		bytes: 0,
		runForm: (form) => runForm(machine, form),
	};
	return machine;
}

/** Counts work, so that a file of few bytes cannot keep the reader busy for ever. */
export function spend(machine: Machine, steps: number, bytes = 0): void {
	machine.steps += steps;
	machine.bytes += bytes;
	if (machine.steps > MAX_STEPS) unsupported(`a page of more than ${MAX_STEPS} operations`);
	if (machine.bytes > MAX_BYTES) unsupported(`a page of more than ${MAX_BYTES} bytes of content`);
}

/** What every painted object has in common, from the current state. */
export function painted(machine: Machine, side: "fill" | "stroke") {
	const { state } = machine;
	const clip: { clip?: Clip } = state.clip ? { clip: state.clip } : {};
	const layer = machine.marked.findLast((section) => section !== undefined);
	return {
		id: machine.events++,
		within: machine.within,
		...clip,
		...(layer && { layer }),
		overprint: side === "fill" ? state.fillOverprint : state.strokeOverprint,
		overprintMode: state.overprintMode,
		transparency: transparencyOf(state, side),
	};
}

export function numberAt(operands: Operands, index: number): number {
	const value = operands[index];
	return typeof value === "number" ? value : damaged("an operator lacks a number");
}

export function nameAt(operands: Operands, index: number): string {
	return asName(operands[index]) ?? damaged("an operator lacks a name");
}
