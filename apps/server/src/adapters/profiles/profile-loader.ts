import { createHash } from "node:crypto";
import { dirname, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { err, ok, type Result } from "@offizin/base";
import { type IccProfile, ownProfile, readIccProfile, srgbProfile } from "@offizin/pdf";
import {
	checkProfile,
	iccFileOf,
	type PrintProfile,
	type ProfileFault,
	printProfile,
} from "@offizin/production";
import { FileRefused, readBounded } from "../files/read-bounded.ts";
import { loadColors } from "../photo/color-engine.ts";
import { type ColorProfile, SRGB } from "../photo/color-profile.ts";

/** A print profile with the ICC profile it names, ready to be printed by. */
export interface LoadedProfile {
	readonly profile: PrintProfile;
	readonly icc: IccProfile;
	readonly iccSha256: string;
	/** For the conversion of photos. */
	readonly colors: ColorProfile;
}

export type ProfileError =
	| { readonly code: "profile_unknown" }
	| { readonly code: "profile_faulty"; readonly faults: readonly ProfileFault[] }
	| { readonly code: "profile_not_json"; readonly detail: string }
	| { readonly code: "icc_missing" | "icc_unusable"; readonly file: string };

/** The profiles this installation prints by: those that ship, and the operator's own. */
export interface ProfileLoader {
	/** By key, or by the path of a profile file ("….json"). */
	find(keyOrPath: string): Promise<Result<LoadedProfile, ProfileError>>;
}

const shipped = fileURLToPath(new URL("../../../assets/icc/", import.meta.url));

/** `folder` holds `{key}.json` and the ICC profiles they name; its profiles go before those that ship. */
export function createProfileLoader(folder: string): ProfileLoader {
	const loaded = new Map<string, Promise<Result<LoadedProfile, ProfileError>>>();
	return {
		find(keyOrPath) {
			const known = loaded.get(keyOrPath) ?? load(keyOrPath, folder);
			loaded.set(keyOrPath, known);
			return known;
		},
	};
}

async function load(keyOrPath: string, folder: string): Promise<Result<LoadedProfile, ProfileError>> {
	const read = await readProfile(keyOrPath, folder);
	if (!read.ok) return read;
	const { profile, iccBytes } = read.value;
	const file = iccFileOf(profile);
	if (file === undefined) {
		const icc = srgbProfile();
		return ok({ profile, icc, iccSha256: sha256Of(icc.bytes), colors: SRGB });
	}
	const icc = readIccProfile(iccBytes);
	const colors = await loadColors(iccBytes);
	const channels = profile.color.policy === "cmyk" ? 4 : 3;
	if (!icc.ok || colors?.channels !== channels) return err({ code: "icc_unusable", file });
	return ok({ profile, icc: icc.value, iccSha256: sha256Of(iccBytes), colors });
}

/** A print profile with the bytes of its ICC profile, which nobody has looked into; empty for one in sRGB. */
export async function readProfile(
	keyOrPath: string,
	folder: string,
): Promise<Result<{ readonly profile: PrintProfile; readonly iccBytes: Uint8Array }, ProfileError>> {
	const isPath = keyOrPath.endsWith(".json");
	const isKey = /^[a-z0-9][a-z0-9-]{0,40}$/.test(keyOrPath);
	if (!isPath && !isKey) return err({ code: "profile_unknown" });
	const path = isPath ? keyOrPath : join(folder, `${keyOrPath}.json`);
	const text = await readFileIfThere(path);
	if (!text) {
		const profile = isPath ? undefined : printProfile(keyOrPath);
		return profile ? withIcc(profile, [shipped]) : err({ code: "profile_unknown" });
	}
	const parsed = parseJson(text.toString("utf8"));
	if (!parsed.ok) return parsed;
	const checked = checkProfile(parsed.value);
	if (!checked.ok) return err({ code: "profile_faulty", faults: checked.error });
	const own = isAbsolute(path) || isPath ? dirname(path) : folder;
	return withIcc(checked.value, [own, folder, shipped]);
}

export function parseJson(text: string): Result<unknown, ProfileError> {
	try {
		return ok(JSON.parse(text));
	} catch (error) {
		return err({ code: "profile_not_json", detail: String(error) });
	}
}

async function withIcc(profile: PrintProfile, folders: readonly string[]): ReturnType<typeof readProfile> {
	const file = iccFileOf(profile);
	if (file === undefined) return ok({ profile, iccBytes: new Uint8Array() });
	for (const folder of folders) {
		const content = await readFileIfThere(join(folder, file));
		if (content) return ok({ profile, iccBytes: new Uint8Array(content) });
	}
	const own = ownProfile(file);
	return own ? ok({ profile, iccBytes: own.bytes }) : err({ code: "icc_missing", file });
}

function sha256Of(bytes: Uint8Array): string {
	return createHash("sha256").update(bytes).digest("hex");
}

/** Profiles of printing conditions have a few megabytes. */
const MAX_BYTES = 32 * 2 ** 20;

export async function readFileIfThere(path: string): Promise<Buffer | undefined> {
	try {
		return await readBounded(path, MAX_BYTES);
	} catch (error) {
		if (error instanceof FileRefused) return undefined;
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
		throw error;
	}
}
