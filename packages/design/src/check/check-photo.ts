import { printLimits } from "@offizin/formats";
import type { PhotoElement } from "../document/photo-element.ts";
import { effectivePpi } from "../draw/crop.ts";
import { findingAbout, type Placed, type Scene } from "./check-scene.ts";
import type { Finding } from "./finding.ts";

/** Every slot has a photo, with enough pixels along the side that needs more, in colours that can be printed. */
export function checkPhoto(scene: Scene, placed: Placed, element: PhotoElement): Finding[] {
	const found = effectivePpi(element);
	if (found === undefined) {
		return [findingAbout(scene, placed, "error", { rule: "photo.empty" }, { kind: "choosePhoto" })];
	}
	return [
		...checkOutline(scene, placed, element),
		...checkResolution(scene, placed, found),
		...checkColors(scene, placed, element),
	];
}

/** What is cut out around its photo needs one that can be cut around. */
function checkOutline(scene: Scene, placed: Placed, { photo, fills }: PhotoElement): Finding[] {
	const { traced, die } = scene.page;
	if (!traced || die !== undefined || fills === undefined) return [];
	const lacks = photo?.outline === undefined ? "none" : "pieces";
	return [findingAbout(scene, placed, "error", { rule: "photo.outline", lacks }, { kind: "choosePhoto" })];
}

function checkResolution(scene: Scene, placed: Placed, found: number): Finding[] {
	const { warn, refuse } = scene.ppi;
	if (found >= warn) return [];
	const limits = scene.ppi === printLimits.ppi ? {} : { warn, refuse };
	const rule = { rule: "photo.lowResolution", ppi: Math.floor(found), ...limits } as const;
	return [findingAbout(scene, placed, found < refuse ? "error" : "warning", rule, { kind: "choosePhoto" })];
}

/** A black and white photo has no colours to lose. */
function checkColors(scene: Scene, placed: Placed, { photo, look }: PhotoElement): Finding[] {
	const loss = photo && look?.tone !== "blackWhite" ? (scene.colorLoss?.(photo.upload) ?? 0) : 0;
	if (loss < printLimits.colorLoss) return [];
	return [findingAbout(scene, placed, "warning", { rule: "photo.duller", percent: Math.round(loss * 100) })];
}
