import type { PhotoResolution } from "@offizin/editor";
import type { Translate } from "../translator.ts";

/** Whether the pixels are enough, with the numbers behind it. */
export function qualityInWords(found: PhotoResolution, t: Translate): string {
	const { photo, part, print, least, good, level } = found;
	const has = found.isCropped
		? t("resolution.hasPart", { ...photo, partWidth: part.width, partHeight: part.height })
		: t("resolution.has", { ...photo });
	const size = { printWidth: print.width, printHeight: print.height };
	const wanted = { ...size, goodWidth: good.width, goodHeight: good.height };
	if (level === "good") return `${has} ${t("resolution.good", size)}`;
	if (level === "fair") return `${has} ${t("resolution.fair", wanted)}`;
	const needs = t("resolution.needs", { ...wanted, leastWidth: least.width, leastHeight: least.height });
	return `${has} ${needs} ${t(level === "low" ? "resolution.low" : "resolution.refused")}`;
}
