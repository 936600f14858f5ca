import { type ChannelKey, channelKeys } from "@offizin/sites";
import { z } from "zod";
import type { JsonSchema } from "./schema-fields.ts";

const schemaSchema: z.ZodType<JsonSchema> = z.looseObject({});
const contentSchema = z.record(z.string(), z.object({ schema: schemaSchema.optional() })).optional();
const operationSchema = z.object({
	summary: z.string().default(""),
	tags: z.array(z.string()).default([]),
	parameters: z
		.array(
			z.object({
				name: z.string(),
				in: z.string(),
				required: z.boolean().default(false),
				schema: schemaSchema.default({}),
				example: z.unknown().optional(),
				description: z.string().optional(),
			}),
		)
		.default([]),
	requestBody: z.object({ content: contentSchema }).optional(),
	responses: z.record(z.string(), z.object({ description: z.string(), content: contentSchema })),
});
const documentSchema = z.object({
	paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

/** One call as the documentation shows it. */
export interface Operation extends z.output<typeof operationSchema> {
	/** Anchor: "get-web-api-card-price". */
	readonly id: string;
	/** "GET". */
	readonly method: string;
	readonly path: string;
	readonly tag: string;
	/** A call that can be tried: path and query of the examples; undefined where it would change something. */
	readonly example: string | undefined;
	/** The brand the example is asked of; the first where any will do. */
	readonly brand: ChannelKey;
}

/** The calls of an OpenAPI document, in its order. */
export function operationsOf(document: unknown): readonly Operation[] {
	const { paths } = documentSchema.parse(document);
	return Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]): Operation => {
			const [tag = "other"] = operation.tags;
			const id = `${method}${path.replaceAll(/[^a-z0-9]+/gi, "-")}`;
			return {
				...operation,
				id,
				method: method.toUpperCase(),
				path,
				tag,
				example: exampleOf(method, path, operation),
				brand: brandOf(operation),
			};
		}),
	);
}

function brandOf({ parameters }: z.output<typeof operationSchema>): ChannelKey {
	const example = parameters.find(({ name }) => name === "X-Channel")?.example;
	return channelKeys.find((key) => key === example) ?? channelKeys[0];
}

function exampleOf(
	method: string,
	path: string,
	{ parameters }: z.output<typeof operationSchema>,
): string | undefined {
	if (method !== "get") return undefined;
	const query: string[] = [];
	let address = path;
	for (const { name, in: place, required, example } of parameters) {
		const needsOne = required || place === "path";
		if (example === undefined && needsOne) return undefined;
		if (example === undefined) continue;
		if (place === "path") address = address.replace(`{${name}}`, encodeURIComponent(String(example)));
		if (place !== "query") continue;
		for (const value of [example].flat()) {
			query.push(`${encodeURIComponent(name)}=${encodeURIComponent(String(value)).replaceAll("%2C", ",")}`);
		}
	}
	return query.length === 0 ? address : `${address}?${query.join("&")}`;
}
