import { invariant } from "@offizin/base";
import type { Chance } from "../ground/chance.ts";

interface Parameter {
	readonly name: string;
	readonly in: "path" | "query" | "header" | "cookie";
	readonly schema: {
		readonly type?: string;
		readonly enum?: readonly string[];
		readonly minimum?: number;
		readonly maximum?: number;
	};
	readonly example?: unknown;
}

/** A JSON door as the OpenAPI document tells it. */
export interface JsonDoor {
	readonly method: string;
	/** With parameters in braces. */
	readonly path: string;
	readonly parameters: readonly Parameter[];
	readonly hasBody: boolean;
}

interface OpenApi {
	readonly paths: Readonly<
		Record<string, Readonly<Record<string, { parameters?: readonly Parameter[]; requestBody?: unknown }>>>
	>;
}

/** Reads the doors from `/web-api/openapi.json`. */
export function doorsIn(document: OpenApi): readonly JsonDoor[] {
	const doors = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
			method: method.toUpperCase(),
			path,
			parameters,
			hasBody: requestBody !== undefined,
		})),
	);
	invariant(doors.length > 0, "the OpenAPI document names no door");
	return doors;
}

/** The address of a door with the values of its examples; `known` has what only this run knows. */
export function exampleAddress(door: JsonDoor, known: Readonly<Record<string, string>> = {}): string {
	const value = ({ name, example }: Parameter) =>
		known[name] ?? (example === undefined ? undefined : String(example));
	return addressOf(door, value);
}

/** The address of a door with any allowed value for every parameter. */
export function randomAddress(door: JsonDoor, chance: Chance): string {
	return addressOf(door, (parameter) => {
		const { schema, example } = parameter;
		if (schema.enum) return chance.pick(schema.enum);
		if (schema.type === "integer" || schema.type === "number")
			return String(chance.whole(schema.minimum ?? 1, Math.min(schema.maximum ?? 5000, 5000)));
		if (schema.type === "boolean") return String(chance.isLikely(50));
		return example === undefined ? undefined : String(example);
	});
}

function addressOf(
	{ path, parameters }: JsonDoor,
	value: (parameter: Parameter) => string | undefined,
): string {
	const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
		const parameter = parameters.find((each) => each.in === "path" && each.name === name);
		// Half a character cannot be written in an address at all.
		return encodeURIComponent(((parameter && value(parameter)) ?? "x").toWellFormed());
	});
	const query = new URLSearchParams();
	for (const parameter of parameters) {
		const own = parameter.in === "query" ? value(parameter) : undefined;
		if (own !== undefined) query.set(parameter.name, own);
	}
	return query.size > 0 ? `${filled}?${query}` : filled;
}
