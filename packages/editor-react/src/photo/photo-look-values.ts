import type { PhotoLook } from "@offizin/design";

export const AS_TAKEN: PhotoLook = { tone: "color", brightness: 0, contrast: 0 };

/** The look as a command takes it: none at all where it changes nothing. */
export function lookOrNone(look: PhotoLook): PhotoLook | null {
	return look.tone === "color" && look.brightness === 0 && look.contrast === 0 ? null : look;
}

/** "+20", "−5", "0": how far a slider stands from the middle. */
export function signed(value: number): string {
	return value > 0 ? `+${value}` : String(value).replace("-", "−");
}
