import { printLimits } from "@offizin/catalog";
import type { PhotoElement } from "../document/photo-element.ts";
import { effectivePpi } from "../draw/crop.ts";
import { findingAbout, type Placed, type Scene } from "./check-scene.ts";
import type { Finding } from "./finding.ts";

/** Every slot has a photo, with enough pixels along the side that needs more. */
export function checkPhoto(scene: Scene, placed: Placed, element: PhotoElement): Finding[] {
	const found = effectivePpi(element);
	if (found === undefined) {
		return [findingAbout(scene, placed, "error", { rule: "photo.empty" }, { kind: "choosePhoto" })];
	}
	const { warn, refuse } = printLimits.ppi;
	if (found >= warn) return [];
	const rule = { rule: "photo.lowResolution", ppi: Math.floor(found) } as const;
	return [findingAbout(scene, placed, found < refuse ? "error" : "warning", rule, { kind: "choosePhoto" })];
}
