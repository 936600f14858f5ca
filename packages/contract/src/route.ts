import type { z } from "zod";

type Method = "get" | "post" | "put" | "patch" | "delete";
interface Json<Schema extends z.ZodType = z.ZodType> {
	readonly "application/json": { readonly schema: Schema };
}
interface Reply {
	readonly description: string;
	readonly content?: Json;
}

/** A header that a door reads before its own parameters, as OpenAPI describes it. */
export type HeaderParameter = {
	name: string;
	in: "header";
	description: string;
	schema: { type: "string"; enum?: string[] };
	example: string;
};

/** One door: the shape `@hono/zod-openapi` mounts and the typed client calls. */
export interface Route {
	readonly method: Method;
	/** OpenAPI path, parameters in braces. */
	readonly path: string;
	readonly summary: string;
	readonly tags: [string];
	readonly parameters?: HeaderParameter[];
	readonly request?: {
		readonly params?: z.ZodObject;
		readonly query?: z.ZodObject;
		readonly headers?: z.ZodObject;
		readonly body?: { readonly required: true; readonly content: Json };
	};
	readonly responses: Readonly<Record<number, Reply>>;
}

/** Keeps the literal types of a route. */
export function route<const R extends Route>(definition: R): R {
	return definition;
}

/** A JSON body of a request. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
	return { required: true, content: { "application/json": { schema } } } as const;
}

/** A JSON answer. */
export function reply<Schema extends z.ZodType>(schema: Schema, description: string) {
	return { description, content: { "application/json": { schema } } } as const;
}

type Part<R extends Route, Name extends "params" | "query"> =
	NonNullable<R["request"]> extends Readonly<Record<Name, infer Schema extends z.ZodType>>
		? { readonly [Key in Name]: z.input<Schema> }
		: unknown;
/** What is only read may be read-only. */
type Given<Value> = Value extends readonly (infer Item)[]
	? readonly Given<Item>[]
	: Value extends object
		? { readonly [Key in keyof Value]: Given<Value[Key]> }
		: Value;
type Body<R extends Route> =
	NonNullable<R["request"]> extends { readonly body: { readonly content: Json<infer Schema> } }
		? { readonly body: Given<z.input<Schema>> }
		: unknown;

/** What a call of the route needs. */
export type RouteInput<R extends Route> = Part<R, "params"> & Part<R, "query"> & Body<R>;

/** What the route answers when all is well (200 or 201). */
export type RouteOutput<R extends Route> = {
	[Status in keyof R["responses"] & (200 | 201)]: R["responses"][Status] extends {
		readonly content: Json<infer Schema>;
	}
		? z.output<Schema>
		: undefined;
}[keyof R["responses"] & (200 | 201)];
