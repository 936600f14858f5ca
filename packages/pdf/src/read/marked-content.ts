import { readLayer } from "./layer-facts.ts";
import { type Machine, nameAt, type Operator } from "./machine.ts";
import { asDict, asName } from "./value.ts";

/** Marked content (ISO 32000-1, 14.6). All that matters of it is which layer its objects are in. */
export const MARKED_CONTENT: Readonly<Record<string, Operator>> = {
	BMC: ({ marked }) => void marked.push(undefined),
	BDC(machine, operands) {
		const properties = asName(operands[1]);
		if (nameAt(operands, 0) === "OC" && properties !== undefined) return openLayer(machine, properties);
		machine.marked.push(undefined);
	},
	EMC: ({ marked }) => void marked.pop(),
};

async function openLayer(machine: Machine, properties: string): Promise<void> {
	const { objects } = machine.file;
	const named = await objects.dict(machine.resources, "Properties");
	const layer = asDict(await objects.get(named, properties));
	machine.marked.push(layer && (await readLayer(objects, layer)));
}
