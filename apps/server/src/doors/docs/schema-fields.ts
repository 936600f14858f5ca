/** The part of a JSON schema that the documentation reads. */
export interface JsonSchema {
	readonly type?: string | readonly string[];
	readonly format?: string;
	readonly description?: string;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly enum?: readonly unknown[];
	readonly const?: unknown;
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
	readonly items?: JsonSchema;
	readonly additionalProperties?: JsonSchema | boolean;
	readonly anyOf?: readonly JsonSchema[];
	readonly oneOf?: readonly JsonSchema[];
}

/** One field of an answer: "quote.lines[].amount", an integer. */
export interface SchemaField {
	readonly path: string;
	readonly type: string;
	readonly isOptional: boolean;
	readonly description?: string;
}

function variantsOf({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] {
	return anyOf ?? oneOf ?? [];
}

/** A schema in a few words: "string | null", "date", "list of integer". */
export function typeWords(schema: JsonSchema): string {
	const variants = variantsOf(schema);
	if (variants.length > 0) return [...new Set(variants.map(typeWords))].join(" | ");
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
	if (schema.items) return `list of ${typeWords(schema.items)}`;
	const types = [schema.type ?? "anything"].flat();
	const { minimum, maximum } = schema;
	if (minimum !== undefined && maximum !== undefined) return `${types.join(" | ")}, ${minimum} to ${maximum}`;
	const named = schema.format && types.includes("string") ? [schema.format] : [];
	return [...named, ...types.filter((type) => named.length === 0 || type !== "string")].join(" | ");
}

/** Every field of a schema by its path, lists marked with "[]", records with "{key}". */
export function schemaFields(schema: JsonSchema, path = "", isOptional = false): readonly SchemaField[] {
	const variants = variantsOf(schema).filter(({ type }) => type !== "null");
	const [only] = variants;
	if (variants.length === 1 && only) {
		return schemaFields(only, path, isOptional).map((field) =>
			field.path === path ? { ...field, type: `${field.type} | null` } : field,
		);
	}
	const { description } = schema;
	const field = { path, type: typeWords(schema), isOptional, ...(description ? { description } : {}) };
	const own = path === "" ? [] : [field];
	if (schema.items) return [...own, ...schemaFields(schema.items, `${path}[]`).slice(1)];
	const values = schema.additionalProperties;
	if (values && typeof values === "object" && Object.keys(values).length > 0) {
		return [...own, ...schemaFields(values, path === "" ? "{key}" : `${path}.{key}`)];
	}
	const inner = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
		schemaFields(property, path === "" ? name : `${path}.${name}`, !schema.required?.includes(name)),
	);
	return [...own, ...inner];
}
