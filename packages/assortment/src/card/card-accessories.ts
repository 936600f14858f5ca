import { err, ok, type Result } from "@offizin/base";

/** Kinds of spec 3.7-1 that a card can be packed with, in canonical order, as their SKUs begin. */
const cardAccessoryKinds = ["envelope", "inlay", "ribbon", "seal", "screw", "standard"] as const;

/** A value that cannot be an accessory of a card, or one of a kind that another is chosen of. */
interface AccessoriesError {
	readonly code: "configuration_unknown_value";
	readonly field: "accessories";
	readonly value: string;
	readonly alternatives: readonly string[];
}

function kindPlace(sku: string): number {
	return cardAccessoryKinds.findIndex((kind) => sku.startsWith(`${kind}-`));
}

function textsIn(value: unknown): readonly string[] {
	const values: readonly unknown[] = Array.isArray(value) ? value : [value];
	return values.flatMap((one) => (typeof one === "string" ? one.split(",").map((text) => text.trim()) : []));
}

/**
 * The SKUs of an input, from its list `accessories` or its parameter `sku`, which is repeated or joined by commas, each
 * once and in canonical order. "ohne" stands for none; undefined where the input says nothing.
 */
export function readAccessories(
	input: Readonly<Record<string, unknown>>,
): Result<readonly string[] | undefined, AccessoriesError> {
	const named = textsIn(input.sku).filter((sku) => sku !== "");
	if (named.length === 0 && !Array.isArray(input.accessories)) return ok(undefined);
	const skus = new Set(
		[...named, ...textsIn(input.accessories)].filter((sku) => sku !== "" && sku !== "ohne"),
	);
	const byKind = new Map<number, string>();
	for (const sku of skus) {
		const place = kindPlace(sku);
		const before = byKind.get(place);
		if (place === -1 || before !== undefined) {
			const alternatives = before === undefined ? [] : [before];
			return err({ code: "configuration_unknown_value", field: "accessories", value: sku, alternatives });
		}
		byKind.set(place, sku);
	}
	return ok([...byKind].sort(([a], [b]) => a - b).map(([, sku]) => sku));
}
