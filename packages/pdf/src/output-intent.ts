import { invariant } from "@offizin/base";
import type { IccProfile } from "./icc-profile.ts";
import type { DeviceSpace } from "./image.ts";
import { formatRef, formatText } from "./syntax.ts";

/** The printing condition a file is made for (ISO 32000-1, 14.11.5, subtype GTS_PDFX). */
export interface OutputIntent {
	/** Profile of the printing condition, device class "prtr", embedded. */
	readonly profile: IccProfile;
	/** Name in the registry of characterisations, such as "FOGRA39". */
	readonly condition: string;
	/** The condition in words for people, such as "ISO Coated v2 300 % (ECI)". */
	readonly info: string;
}

export function outputIntentDictionary(intent: OutputIntent, profileRef: number): string {
	invariant(
		intent.profile.deviceClass === "prtr",
		`an output intent has an output profile, not ${intent.profile.deviceClass}`,
	);
	return [
		"<< /Type /OutputIntent /S /GTS_PDFX",
		`/OutputConditionIdentifier ${formatText(intent.condition)} /Info ${formatText(intent.info)}`,
		`/RegistryName (http://www.color.org) /DestOutputProfile ${formatRef(profileRef)} >>`,
	].join(" ");
}

/** PDF/X-4 and PDF/A allow DeviceCMYK only for CMYK conditions and DeviceRGB only for RGB conditions; grey goes with all. */
export function assertDeviceFits(
	device: DeviceSpace,
	intent: Pick<OutputIntent, "profile" | "condition"> | undefined,
): void {
	if (!intent || device === "DeviceGray") return;
	const components = device === "DeviceCMYK" ? 4 : 3;
	invariant(
		intent.profile.components === components,
		`${device} fits the output intent "${intent.condition}" of ${intent.profile.components} components`,
	);
}
