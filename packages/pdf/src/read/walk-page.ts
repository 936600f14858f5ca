import type { Result } from "@offizin/base";
import { multiply } from "@offizin/geometry";
import { COLOR_OPERATORS } from "./color-operators.ts";
import { createContentCursor } from "./cursor.ts";
import { initialState } from "./graphics-state.ts";
import { readInkSpace } from "./ink-space.ts";
import {
	createMachine,
	type Machine,
	nameAt,
	type Operator,
	type PaintVisitor,
	painted,
	spend,
} from "./machine.ts";
import { MARKED_CONTENT } from "./marked-content.ts";
import { toMatrix } from "./matrix.ts";
import { createPath } from "./page-path.ts";
import { isKeyword, parseNext } from "./parse-value.ts";
import { clipToBox, PATH_OPERATORS } from "./path-operators.ts";
import type { PdfPage } from "./pdf-file.ts";
import { attempt, damaged, located, type PdfReadError, unsupported } from "./read-error.ts";
import { formContent, imageFacts } from "./resource-cache.ts";
import { restore, STATE_OPERATORS, save } from "./state-operators.ts";
import { TEXT_OPERATORS } from "./text-operators.ts";
import { asArray, asDict, asName, asStream, type PdfStream, type PdfValue } from "./value.ts";

const MAX_OPERANDS = 64;
const MAX_FORM_DEPTH = 12;

const OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
	...Object.entries(PATH_OPERATORS),
	...Object.entries(COLOR_OPERATORS),
	...Object.entries(STATE_OPERATORS),
	...Object.entries(TEXT_OPERATORS),
	["Do", drawObject],
	["sh", shade],
	["BI", () => unsupported("pictures within the content stream")],
	...Object.entries(MARKED_CONTENT),
	// Points of marked content and compatibility sections paint nothing.
	...["MP", "DP", "BX", "EX"].map((word): [string, Operator] => [word, () => {}]),
]);

/**
 * Executes a page's content, forms included, and hands each painted object to `visitor`, in order. Text of
 * render mode 3 is not painted and not reported. Layers (optional content) count as switched on. What the
 * visitor throws passes through.
 */
export function walkPage(page: PdfPage, visitor: PaintVisitor): Promise<Result<undefined, PdfReadError>> {
	return attempt(() =>
		located(`page ${page.index + 1}`, async () => {
			const machine = createMachine(page, initialState(page.matrix), visitor, runForm);
			await execute(machine, await pageContent(page));
			return undefined;
		}),
	);
}

/** The page's content streams put together; a token may not run across their seams (ISO 32000-1, 7.8.2). */
async function pageContent(page: PdfPage): Promise<Uint8Array> {
	const { objects } = page.file;
	const contents = await objects.get(page.dict, "Contents");
	if (contents === null) return new Uint8Array(0);
	const parts: Uint8Array[] = [];
	for (const item of asArray(contents) ?? [contents]) {
		const stream = asStream(await objects.resolve(item)) ?? damaged("its content is missing");
		parts.push(await objects.bytes(stream));
	}
	if (parts.length === 1 && parts[0]) return parts[0];
	const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length + 1, 0)).fill(0x0a);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length + 1;
	}
	return whole;
}

async function execute(machine: Machine, content: Uint8Array): Promise<void> {
	const cursor = createContentCursor(content);
	const depth = machine.saved.length;
	let operands: PdfValue[] = [];
	spend(machine, 1, content.length);
	for (;;) {
		const value = parseNext(cursor);
		if (!isKeyword(value)) {
			operands.push(value);
			if (operands.length > MAX_OPERANDS) damaged(`more than ${MAX_OPERANDS} operands`);
			continue;
		}
		if (value.word === "") break;
		spend(machine, 1);
		const operator = OPERATORS.get(value.word) ?? damaged(`unknown operator "${value.word.slice(0, 20)}"`);
		if (value.word === "Q" && machine.saved.length <= depth) damaged("a restore without its save");
		const done = operator(machine, operands);
		if (done) await done;
		operands = [];
	}
	if (machine.saved.length !== depth) damaged(`${machine.saved.length - depth} saves without restore`);
}

async function drawObject(machine: Machine, operands: readonly PdfValue[]): Promise<void> {
	const name = nameAt(operands, 0);
	const { objects } = machine.file;
	const xobjects = await objects.dict(machine.resources, "XObject");
	const stream = asStream(await objects.get(xobjects, name)) ?? damaged(`object ${name} is missing`);
	const kind = asName(await objects.get(stream.dict, "Subtype"));
	if (kind === "Form") return machine.runForm(stream);
	if (kind !== "Image") return unsupported(`objects of kind ${kind}`);
	const image = await imageFacts(machine.file, stream, machine.resources);
	const common = painted(machine, "fill");
	const transparency = image.masked === "soft" ? [...common.transparency, "SMask"] : common.transparency;
	const ink = image.isStencil && { ink: machine.state.fill };
	machine.visitor({ kind: "image", ...common, transparency, image, matrix: machine.state.ctm, ...ink });
}

async function runForm(machine: Machine, form: PdfStream): Promise<void> {
	const { objects } = machine.file;
	if (machine.within.includes(form.num)) damaged(`form ${form.num} draws itself`);
	if (machine.within.length >= MAX_FORM_DEPTH) unsupported(`forms nested deeper than ${MAX_FORM_DEPTH}`);
	const [within, resources, path, marked] = [machine.within, machine.resources, machine.path, machine.marked];
	save(machine);
	const matrix = toMatrix(await objects.numbers(form.dict, "Matrix"));
	if (matrix) machine.state.ctm = multiply(machine.state.ctm, matrix);
	const [x0, y0, x1, y1] = (await objects.numbers(form.dict, "BBox")) ?? [];
	if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) {
		return damaged(`form ${form.num} has no box`);
	}
	clipToBox(machine, [x0, y0, x1, y1]);
	machine.within = [...within, form.num];
	machine.marked = [...marked];
	machine.path = createPath();
	machine.resources = asDict(await objects.get(form.dict, "Resources")) ?? resources;
	await execute(machine, await formContent(machine.file, form));
	restore(machine);
	[machine.within, machine.resources, machine.path, machine.marked] = [within, resources, path, marked];
}

async function shade(machine: Machine, operands: readonly PdfValue[]): Promise<void> {
	const { objects } = machine.file;
	const shadings = await objects.dict(machine.resources, "Shading");
	const shading =
		asDict(await objects.get(shadings, nameAt(operands, 0))) ?? damaged("a gradient is missing");
	const space = await readInkSpace(objects, shading.entries.get("ColorSpace"), machine.resources);
	machine.visitor({ kind: "shading", ...painted(machine, "fill"), space });
}
