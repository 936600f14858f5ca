import { createHash } from "node:crypto";
import { join } from "node:path";
import { materials, productKeys, stockOf } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import type { DesignDocument } from "@offizin/design";
import { papers, refinements } from "@offizin/formats";
import {
	checkProfileTable,
	type PrintedProduct,
	type ProfileTable,
	profileFor,
	shippedProfileTable,
} from "@offizin/production";
import { ConfigError } from "../../config.ts";
import type { ColorProfile } from "../photo/color-profile.ts";
import { createProfileLoader, parseJson, readFileIfThere, readProfile } from "./profile-loader.ts";

/** What a product is printed by. */
export interface ChosenProfile {
	/** Key of the print profile. */
	readonly profile: string;
	/** Names the printing condition: proofs under equal names are equal. */
	readonly proof: string;
}

/** The operator's table of print profiles, with what each of them prints like. */
export interface ProfileChoice {
	choose(product: PrintedProduct): ChosenProfile;
	/** By the name of a proof; undefined when nothing is printed so. */
	named(proof: string): ChosenProfile | undefined;
	/** What prints everything that no rule speaks of. */
	readonly usual: ChosenProfile;
	/** The colours it prints in; read when they are first asked for. */
	colorsOf(chosen: ChosenProfile): Promise<ColorProfile>;
}

/** What the choice of a profile depends on. */
export function printedProduct({
	product,
	configuration,
}: Pick<DesignDocument, "product" | "configuration">): PrintedProduct {
	return { productType: product, ...stockOf(product, configuration) };
}

/** A product whose paper or material may not be known yet. */
type Printed = Pick<PrintedProduct, "productType" | "refinementType"> & {
	readonly [Part in "paperType" | "materialType"]?: string | undefined;
};

/** How a photo is proofed for it. */
export function proofOn(
	profiles: Pick<ProfileChoice, "choose" | "usual">,
	{ paperType, materialType, ...product }: Printed,
): ChosenProfile {
	if (paperType === undefined && materialType === undefined) return profiles.usual;
	return profiles.choose({ ...product, paperType: paperType ?? "", materialType: materialType ?? "" });
}

/** Beside the profiles themselves. */
export const PROFILE_TABLE = "print-table.json";
const PROOF_LENGTH = 12;

const known = {
	productType: productKeys,
	paperType: papers.map(({ key }) => key),
	refinementType: refinements,
	materialType: materials.map(({ key }) => key),
};

/**
 * Reads `print-table.json` of the operator, or takes the table that ships. Throws `ConfigError` when the table or a
 * profile it names cannot be used: a shop that took orders then could not print them.
 */
export async function loadProfileChoice(folder: string): Promise<ProfileChoice> {
	const table = await loadTable(folder);
	const profiles = new Map<string, ChosenProfile>();
	for (const { profile } of table) profiles.set(profile, await proofed(profile, folder));
	const byKey = (profile: string) => {
		const chosen = profiles.get(profile);
		invariant(chosen, `the table names ${profile}`);
		return chosen;
	};
	const loader = createProfileLoader(folder);
	return {
		choose: (product) => byKey(profileFor(table, product)),
		named: (proof) => profiles.values().find((chosen) => chosen.proof === proof),
		usual: byKey(table.at(-1)?.profile ?? ""),
		async colorsOf({ profile }) {
			const loaded = await loader.find(profile);
			invariant(loaded.ok, `print profile ${profile} can be used`);
			return loaded.value.colors;
		},
	};
}

async function loadTable(folder: string): Promise<ProfileTable> {
	const text = await readFileIfThere(join(folder, PROFILE_TABLE));
	if (!text) return shippedProfileTable;
	const parsed = parseJson(text.toString("utf8"));
	if (!parsed.ok) throw new ConfigError([`${PROFILE_TABLE} is not JSON: ${JSON.stringify(parsed.error)}`]);
	const checked = checkProfileTable(parsed.value, known);
	if (checked.ok) return checked.value;
	throw new ConfigError(
		checked.error.map(({ field, code, detail }) => `${PROFILE_TABLE} ${field}: ${code} (${detail})`),
	);
}

async function proofed(profile: string, folder: string): Promise<ChosenProfile> {
	const read = await readProfile(profile, folder);
	if (!read.ok) throw new ConfigError([`print profile ${profile}: ${JSON.stringify(read.error)}`]);
	const hash = createHash("sha256").update(read.value.iccBytes).digest("hex");
	return { profile, proof: hash.slice(0, PROOF_LENGTH) };
}
