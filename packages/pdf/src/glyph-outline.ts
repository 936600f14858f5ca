import { viewOf } from "./sfnt.ts";

// Flags of a component record (OpenType 1.9, glyf, "Composite glyph description").
const ARGS_ARE_WORDS = 0x0001;
const HAS_SCALE = 0x0008;
const MORE_COMPONENTS = 0x0020;
const HAS_XY_SCALE = 0x0040;
const HAS_2X2 = 0x0080;
const HAS_INSTRUCTIONS = 0x0100;

const HEADER_LENGTH = 10;

interface Component {
	/** Offset of the component record within the outline. */
	readonly offset: number;
	readonly flags: number;
	readonly glyph: number;
	readonly end: number;
}

/** The glyphs an outline is composed of; undefined when the outline is damaged. Simple outlines have none. */
export function componentGlyphs(outline: Uint8Array): readonly number[] | undefined {
	if (outline.length === 0) return [];
	if (outline.length < HEADER_LENGTH) return undefined;
	if (isComposite(outline)) return readComponents(outline)?.map((component) => component.glyph);
	return simpleInstructions(outline) ? [] : undefined;
}

/** The outline without its hinting program, and with component glyph numbers replaced. Needs a sound outline. */
export function stripOutline(outline: Uint8Array, newNumber: (glyph: number) => number): Uint8Array {
	if (outline.length === 0) return outline;
	if (isComposite(outline)) {
		const components = readComponents(outline) ?? [];
		const copy = outline.slice(0, components.at(-1)?.end ?? HEADER_LENGTH);
		const view = viewOf(copy);
		for (const component of components) {
			view.setUint16(component.offset, component.flags & ~HAS_INSTRUCTIONS);
			view.setUint16(component.offset + 2, newNumber(component.glyph));
		}
		return copy;
	}
	const program = simpleInstructions(outline);
	if (!program) return new Uint8Array(0);
	const stripped = new Uint8Array(outline.length - program.length);
	stripped.set(outline.subarray(0, program.offset));
	stripped.set(outline.subarray(program.offset + program.length), program.offset);
	viewOf(stripped).setUint16(program.offset - 2, 0);
	return stripped;
}

function isComposite(outline: Uint8Array): boolean {
	return viewOf(outline).getInt16(0) < 0;
}

function simpleInstructions(outline: Uint8Array): { offset: number; length: number } | undefined {
	const view = viewOf(outline);
	const lengthAt = HEADER_LENGTH + 2 * view.getInt16(0);
	if (lengthAt + 2 > outline.length) return undefined;
	const length = view.getUint16(lengthAt);
	return lengthAt + 2 + length <= outline.length ? { offset: lengthAt + 2, length } : undefined;
}

function readComponents(outline: Uint8Array): Component[] | undefined {
	const view = viewOf(outline);
	const components: Component[] = [];
	let offset = HEADER_LENGTH;
	let flags = MORE_COMPONENTS;
	while (flags & MORE_COMPONENTS) {
		if (offset + 4 > outline.length) return undefined;
		flags = view.getUint16(offset);
		const transform = flags & HAS_2X2 ? 8 : flags & HAS_XY_SCALE ? 4 : flags & HAS_SCALE ? 2 : 0;
		const end = offset + 4 + (flags & ARGS_ARE_WORDS ? 4 : 2) + transform;
		if (end > outline.length) return undefined;
		components.push({ offset, flags, glyph: view.getUint16(offset + 2), end });
		offset = end;
	}
	return components;
}
