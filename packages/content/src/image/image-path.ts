import { err, ok, type Result } from "@offizin/base";
import { formatImageBox, parseImageBox } from "./image-box.ts";
import { readImageFilter } from "./image-filter.ts";
import { canonicalImage, type ImageOptions, plainImage } from "./image-options.ts";
import { LONGEST_IMAGE_EDGE } from "./image-sizes.ts";

/** What is wrong with the options of an address; `option` is the part of it that is. */
export interface ImagePathError {
	readonly code: "image_option_unknown" | "image_option_invalid" | "image_too_large";
	readonly option: string;
}

/** More are no address that anybody needs. */
const LONGEST_PATH = 500;

/**
 * Reads what stands behind `/m/` in the address of a picture (content-protocol §7): `{crop}/fit-in/{size}/smart/
 * filters:…`, each of them or none, in this order. The answer is canonical.
 */
export function parseImagePath(path: string): Result<ImageOptions, ImagePathError> {
	if (path.length > LONGEST_PATH) return err({ code: "image_option_invalid", option: "m" });
	const parts = path.split("/").filter((part) => part !== "");
	const take = (fits: (part: string) => boolean) =>
		parts[0] !== undefined && fits(parts[0]) ? parts.shift() : undefined;
	const crop = take((part) => /^\d+x\d+:/.test(part));
	const isInside = take((part) => part === "fit-in") !== undefined;
	const size = take((part) => /^-?\d*x-?\d*$/.test(part));
	const isSmart = take((part) => part === "smart") !== undefined;
	const filters = take((part) => part.startsWith("filters:"));
	const [unknown] = parts;
	if (unknown !== undefined) return err({ code: "image_option_unknown", option: unknown });

	const cropped = crop === undefined ? undefined : parseImageBox(crop);
	const isEmpty = cropped && (cropped.left === cropped.right || cropped.top === cropped.bottom);
	if (crop !== undefined && (!cropped || isEmpty)) return err({ code: "image_option_invalid", option: crop });
	const sized = readSize(size ?? "");
	if (Math.max(sized.width, sized.height) > LONGEST_IMAGE_EDGE) {
		return err({ code: "image_too_large", option: size ?? "" });
	}
	const filtered = readFilters(filters?.slice("filters:".length) ?? "");
	if (!filtered.ok) return filtered;
	const fit = isInside ? "inside" : "cover";
	return ok(canonicalImage({ ...plainImage, crop: cropped, fit, ...sized, isSmart, ...filtered.value }));
}

function readSize(text: string) {
	const [width = "", height = ""] = text.split("x");
	return {
		width: Math.abs(Number(width.replace("-", ""))),
		height: Math.abs(Number(height.replace("-", ""))),
		isMirrored: width.startsWith("-"),
		isUpsideDown: height.startsWith("-"),
	};
}

/** `a(x):b(y)`; values hold colons of their own. */
function readFilters(text: string): Result<Partial<ImageOptions>, ImagePathError> {
	let options: Partial<ImageOptions> = {};
	const seen = new Set<string>();
	for (let rest = text; rest !== ""; ) {
		const [all = "", name = "", value = ""] = /^([a-z_]+)\(([^()]*)\)(?::|$)/.exec(rest) ?? [];
		if (all === "" || seen.has(name)) return err({ code: "image_option_invalid", option: rest });
		const read = readImageFilter(name, value);
		if (read === null) return err({ code: "image_option_unknown", option: name });
		if (!read) return err({ code: "image_option_invalid", option: `${name}(${value})` });
		seen.add(name);
		options = { ...options, ...read };
		rest = rest.slice(all.length);
	}
	return ok(options);
}

/** The one address of these options, to stand behind `/m/`: "" for the picture as it is. */
export function formatImagePath(options: ImageOptions): string {
	const { crop, fit, width, height, isMirrored, isUpsideDown, isSmart, ...rest } = canonicalImage(options);
	const hasSize = width > 0 || height > 0 || isMirrored || isUpsideDown;
	const filters = formatFilters(rest);
	return [
		...(crop ? [formatImageBox(crop)] : []),
		...(fit === "inside" ? ["fit-in"] : []),
		...(hasSize ? [`${isMirrored ? "-" : ""}${width}x${isUpsideDown ? "-" : ""}${height}`] : []),
		...(isSmart ? ["smart"] : []),
		...(filters === "" ? [] : [`filters:${filters}`]),
	].join("/");
}

type Filtered = Omit<
	ImageOptions,
	"crop" | "fit" | "width" | "height" | "isMirrored" | "isUpsideDown" | "isSmart"
>;

function formatFilters(options: Filtered): string {
	const { focal, format, quality, blur, brightness, isGray, turn, fill, canGrow, corners } = options;
	return [
		...(focal ? [`focal(${formatImageBox(focal)})`] : []),
		...(format ? [`format(${format})`] : []),
		...(quality === plainImage.quality ? [] : [`quality(${quality})`]),
		...(blur > 0 ? [`blur(${blur})`] : []),
		...(brightness === 0 ? [] : [`brightness(${brightness})`]),
		...(isGray ? ["grayscale()"] : []),
		...(turn === 0 ? [] : [`rotate(${turn})`]),
		...(fill === undefined ? [] : [`fill(${fill})`]),
		...(canGrow ? [] : ["no_upscale()"]),
		...(corners ? [`round_corner(${corners.x}|${corners.y},${levelsOf(corners.color)})`] : []),
	].join(":");
}

function levelsOf(color: string): string {
	return [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(",");
}
