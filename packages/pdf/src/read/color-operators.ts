import { CMYK, GRAY, type Ink, type InkSpace, initialInk, RGB, readInkSpace } from "./ink-space.ts";
import { type Machine, nameAt, numberAt, type Operands, type Operator } from "./machine.ts";
import { damaged } from "./read-error.ts";

type Side = "fill" | "stroke";

/** Colour (ISO 32000-1, 8.6.8). */
export const COLOR_OPERATORS: Readonly<Record<string, Operator>> = {
	g: device("fill", GRAY, "DeviceGray"),
	G: device("stroke", GRAY, "DeviceGray"),
	rg: device("fill", RGB, "DeviceRGB"),
	RG: device("stroke", RGB, "DeviceRGB"),
	k: device("fill", CMYK, "DeviceCMYK"),
	K: device("stroke", CMYK, "DeviceCMYK"),
	cs: (machine, operands) => choose(machine, "fill", operands),
	CS: (machine, operands) => choose(machine, "stroke", operands),
	sc: (machine, operands) => setValues(machine, "fill", operands),
	scn: (machine, operands) => setValues(machine, "fill", operands),
	SC: (machine, operands) => setValues(machine, "stroke", operands),
	SCN: (machine, operands) => setValues(machine, "stroke", operands),
};

/** Sets space and values at once; the space may be remapped by the page's defaults. */
function device(side: Side, plain: InkSpace, name: string): Operator {
	return (machine, operands) => {
		const values = Array.from({ length: plain.components }, (_, index) => unit(numberAt(operands, index)));
		if (!machine.resources.entries.has("ColorSpace")) {
			machine.state[side] = { space: plain, values };
			return;
		}
		return readInkSpace(machine.file.objects, { type: "name", name }, machine.resources).then((space) => {
			machine.state[side] = { space, values };
		});
	};
}

async function choose(machine: Machine, side: Side, operands: Operands): Promise<void> {
	const name = nameAt(operands, 0);
	machine.state[side] = initialInk(
		await readInkSpace(machine.file.objects, { type: "name", name }, machine.resources),
	);
}

function setValues(machine: Machine, side: Side, operands: Operands): void {
	const { space } = machine.state[side];
	if (space.kind === "other" && space.name === "Pattern") return;
	if (operands.length !== space.components)
		damaged(`${operands.length} values for a colour of ${space.components}`);
	const raw = operands.map((_, index) => numberAt(operands, index));
	const isFraction = space.kind !== "indexed" && space.kind !== "other";
	const ink: Ink = { space, values: isFraction ? raw.map(unit) : raw };
	machine.state[side] = ink;
}

/** Values outside 0 to 1 count as the nearest within (ISO 32000-1, 8.6.4). */
function unit(value: number): number {
	return Math.min(1, Math.max(0, value));
}
