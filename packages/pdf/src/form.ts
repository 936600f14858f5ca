import type { Resource } from "./resource.ts";

/** Handle to drawing instructions written once and drawn any number of times. */
export interface PdfForm extends Resource {
	readonly category: "XObject";
	readonly kind: "form";
}
