import { err, ok, type Result } from "@offizin/base";
import { accessories, accessory } from "./accessories.ts";
import { type AccessoryKind, accessoryKinds, type Sku, type SkuField, skuFields } from "./sku.ts";

/** A SKU that is not sold, with its first part that is not known and the values known there. */
export interface UnknownSku {
	readonly code: "sku_unknown";
	readonly sku: string;
	/** "combination" where every part is known, but not together. */
	readonly part: "kind" | SkuField | "combination";
	readonly value: string;
	readonly alternatives: readonly string[];
}

/** Takes a SKU apart. Any text may be given; `formatSku` is the way back. */
export function parseSku(sku: string): Result<Sku, UnknownSku> {
	const found = accessory(sku);
	return found ? ok(found.parts) : err(whyUnknown(sku));
}

function whyUnknown(sku: string): UnknownSku {
	const [kindText = "", ...rest] = sku.split("-");
	const kind = accessoryKinds.find((candidate) => candidate === kindText);
	const unknown = (part: UnknownSku["part"], value: string, alternatives: readonly string[]): UnknownSku => ({
		code: "sku_unknown",
		sku,
		part,
		value,
		alternatives,
	});
	if (!kind) return unknown("kind", kindText, accessoryKinds);
	const fields: readonly SkuField[] = skuFields[kind];
	for (const [index, field] of fields.entries()) {
		const isLast = index === fields.length - 1;
		const value = isLast ? rest.slice(index).join("-") : (rest[index] ?? "");
		const known = valuesOf(kind, field);
		if (!known.includes(value)) return unknown(field, value, known);
	}
	return unknown("combination", sku, nearby(kind, rest[0] ?? ""));
}

function valuesOf(kind: AccessoryKind, field: SkuField): string[] {
	const values = accessories
		.filter((candidate) => candidate.kind === kind)
		.map(({ parts }) => {
			const fields: Readonly<Record<string, string>> = parts;
			return fields[field];
		});
	return [...new Set(values)].filter((value) => value !== undefined);
}

/** SKUs that share kind and first part. */
function nearby(kind: AccessoryKind, first: string): string[] {
	return accessories.map(({ sku }) => sku).filter((sku) => sku.startsWith(`${kind}-${first}-`));
}
