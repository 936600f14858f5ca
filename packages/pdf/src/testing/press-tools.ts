import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether a command of the press tools (qpdf, poppler, Ghostscript) is installed. */
export function hasTool(command: string): boolean {
	return !spawnSync(command, ["--version"]).error;
}

/** Output of a command; throws with its messages when it fails. */
export function runTool(command: string, args: readonly string[]): string {
	const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
	if (error || status !== 0) throw new Error(`${command} ${args.join(" ")}: ${error ?? stderr}${stdout}`);
	return stdout;
}

const CMYK_PROFILES = [
	"/usr/share/scribus/profiles/ISOcoated_v2_300_bas.icc",
	"/usr/share/color/icc/scribus/ISOcoated_v2_300_bas.icc",
	"/usr/share/color/icc/ghostscript/default_cmyk.icc",
];

/** A CMYK output profile of this system, from scribus-data or else Ghostscript. */
export function cmykProfilePath(): string | undefined {
	return CMYK_PROFILES.find((path) => existsSync(path));
}

const RGB_PROFILE = "/usr/share/color/icc/ghostscript/srgb.icc";

/** The sRGB profile of this system, from libgs-common. */
export function rgbProfilePath(): string | undefined {
	return existsSync(RGB_PROFILE) ? RGB_PROFILE : undefined;
}
