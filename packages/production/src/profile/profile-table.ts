import { materials, type Stock } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import { z } from "zod";
import type { ProfileFault } from "./profile-fault.ts";
import {
	digitalCards,
	digitalCardsUncoated,
	digitalGiftwrap,
	merchTransfer,
	photoPaper,
} from "./shipped-profiles.ts";
import { wallProfileKey } from "./wall-profiles.ts";

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,40}$/);
const keys = z.array(z.string().min(1)).min(1);

const ruleSchema = z.strictObject({
	/** What is printed; anything when absent. */
	productType: keys.optional(),
	paperType: keys.optional(),
	refinementType: keys.optional(),
	/** Canvas, acrylic, …: what a picture for the wall is printed on. */
	materialType: keys.optional(),
	/** Key of the print profile: what one printer wants for it. */
	profile: key,
});

/**
 * Which print profile prints what, as the operator's table: the first rule that fits decides, the last one fits
 * everything. A printer who does some papers or finishes has a profile of their own, named by a rule before it.
 */
export type ProfileTable = readonly ProfileRule[];
export type ProfileRule = z.infer<typeof ruleSchema>;

/** What decides who prints it, in the words of its configuration. */
export interface PrintedProduct extends Stock {
	readonly productType: string;
}

/** Ink sinks into uncoated stock and is seen darker and duller: it has a printing condition of its own. */
export const shippedProfileTable: ProfileTable = [
	{
		paperType: ["naturweiss", "creme", "feinstpapier", "struktur", "recycling", "kraft", "vellum"],
		profile: digitalCardsUncoated.key,
	},
	{ productType: ["giftwrap"], profile: digitalGiftwrap.key },
	{ productType: ["photoprint"], profile: photoPaper.key },
	{ productType: ["merch"], profile: merchTransfer.key },
	...materials.map((material) => ({ materialType: [material.key], profile: wallProfileKey(material) })),
	{ profile: digitalCards.key },
];

/** Key of the profile that prints a product. */
export function profileFor(table: ProfileTable, product: PrintedProduct): string {
	const rule = table.find((candidate) => fits(candidate, product));
	if (!rule) throw new Error("the last rule of a checked profile table fits everything");
	return rule.profile;
}

function fits(rule: ProfileRule, product: PrintedProduct): boolean {
	return conditions.every((name) => rule[name] === undefined || rule[name].includes(product[name]));
}

const conditions = ["productType", "paperType", "refinementType", "materialType"] as const;

/** What a table may speak of: keys of the catalogue. */
export type KnownKeys = Readonly<Record<(typeof conditions)[number], readonly string[]>>;

/** Reads a table an operator wrote; reports everything that is wrong with it. */
export function checkProfileTable(
	input: unknown,
	known: KnownKeys,
): Result<ProfileTable, readonly ProfileFault[]> {
	const parsed = z.array(ruleSchema).min(1).safeParse(input);
	if (!parsed.success) {
		const { issues } = parsed.error;
		return err(
			issues.map(({ path, message }) => ({ field: path.join("."), code: "invalid", detail: message })),
		);
	}
	const table = parsed.data;
	const faults = table.flatMap((rule, index) => [
		...unknownKeys(rule, index, known),
		...reachFaults(rule, index, table.length),
	]);
	return faults.length > 0 ? err(faults) : ok(table);
}

function unknownKeys(rule: ProfileRule, index: number, known: KnownKeys): ProfileFault[] {
	return conditions.flatMap((name) =>
		(rule[name] ?? [])
			.filter((one) => !known[name].includes(one))
			.map((detail) => ({ field: `${index}.${name}`, code: "table_unknown_key", detail })),
	);
}

function reachFaults(rule: ProfileRule, index: number, length: number): ProfileFault[] {
	const fitsAll = conditions.every((name) => rule[name] === undefined);
	if (index === length - 1)
		return fitsAll ? [] : [{ field: `${index}`, code: "table_open_end", detail: rule.profile }];
	return fitsAll ? [{ field: `${index}`, code: "table_unreachable", detail: rule.profile }] : [];
}
