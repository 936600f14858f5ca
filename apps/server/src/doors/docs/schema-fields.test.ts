import { describe, expect, test } from "vitest";
import { schemaFields, typeWords } from "./schema-fields.ts";

describe("fields of an answer", () => {
	test("are found in objects, lists and records", () => {
		const fields = schemaFields({
			type: "object",
			required: ["items"],
			properties: {
				items: {
					type: "array",
					items: {
						type: "object",
						required: ["price"],
						properties: { price: { type: "integer", description: "Minor units." }, note: { type: "string" } },
					},
				},
				names: { type: "object", additionalProperties: { type: "string" } },
			},
		});
		expect(fields).toEqual([
			{ path: "items", type: "list of object", isOptional: false },
			{ path: "items[].price", type: "integer", isOptional: false, description: "Minor units." },
			{ path: "items[].note", type: "string", isOptional: true },
			{ path: "names", type: "object", isOptional: true },
			{ path: "names.{key}", type: "string", isOptional: false },
		]);
	});

	test("that may be null say so and still show what is in them", () => {
		const fields = schemaFields({
			type: "object",
			required: ["postage"],
			properties: {
				postage: {
					anyOf: [
						{ type: "object", required: ["class"], properties: { class: { type: "string" } } },
						{ type: "null" },
					],
				},
			},
		});
		expect(fields).toEqual([
			{ path: "postage", type: "object | null", isOptional: false },
			{ path: "postage.class", type: "string", isOptional: false },
		]);
	});
});

test.each([
	[{ type: "string", format: "date" }, "date"],
	[{ type: ["string", "null"], format: "date" }, "date | null"],
	[{ enum: ["a", "b"] }, '"a" | "b"'],
	[{ type: "array", items: { type: "integer" } }, "list of integer"],
	[{ anyOf: [{ type: "integer" }, { type: "null" }] }, "integer | null"],
	[{ type: "integer", minimum: 0, maximum: 50 }, "integer, 0 to 50"],
	[{}, "anything"],
])("%j is told as %s", (schema, words) => {
	expect(typeWords(schema)).toBe(words);
});
