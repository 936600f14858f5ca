import { type PhotoLook, photoLookSchema } from "../document/photo-element.ts";
import { lookName } from "./photo-look.ts";

/** The look of a name; undefined when there is none that is called so. */
export function lookNamed(name: string): PhotoLook | undefined {
	const [tone, brightness, contrast] = name.split(".");
	const look = photoLookSchema.safeParse({
		tone,
		brightness: Number(brightness),
		contrast: Number(contrast),
	});
	return look.success && lookName(look.data) === name ? look.data : undefined;
}
