import { collageAsWallArt } from "@offizin/assortment";
import { type SolidPicture, solidPicture } from "@offizin/scenes";
import { drawnImages } from "./drawn-images.ts";
import { grainImage, type HungPhoto, photoImages } from "./photo-images.ts";
import { writeModel } from "./write-model.ts";

/** A picture as it hangs: how it is made, the colour that goes round it, what is seen on it. */
export interface HungPicture {
	readonly configuration: Readonly<Record<string, string>>;
	readonly ground: string;
	/** A photo, or what is drawn of several. */
	readonly seen: HungPhoto | { readonly drawing: string };
}

/** The address of its model, which is this browser's alone, and its size in millimetres. */
export interface PictureModel extends Pick<SolidPicture, "width" | "height" | "depth"> {
	readonly src: string;
}

/** Makes the model of a picture. Whoever asks for it revokes its address. */
export async function pictureModel({ configuration, ground, seen }: HungPicture): Promise<PictureModel> {
	const solid = solidPicture(asHung(configuration), ground);
	const isOnMetal = solid.bodies.some(({ faces }) => faces.some(({ surface }) => surface.metal === "photo"));
	const images =
		"drawing" in seen
			? await drawnImages(seen.drawing, solid)
			: await photoImages(seen, solid.photo, isOnMetal);
	const isWooden = solid.bodies.some(({ faces }) => faces.some(({ surface }) => surface.hasGrain));
	const file = await writeModel(solid, { ...images, ...(isWooden && { grain: await grainImage() }) });
	const src = URL.createObjectURL(new Blob([file], { type: "model/gltf-binary" }));
	const { width, height, depth } = solid;
	return { src, width, height, depth };
}

/** A collage is the picture that it is made as; what goes round a bar is the ground that its photos lie on. */
function asHung(configuration: HungPicture["configuration"]): HungPicture["configuration"] {
	if (configuration.productType === undefined) return configuration;
	const made = collageAsWallArt(configuration);
	return made.materialType === "leinwand" ? { ...made, edge: "farbe" } : made;
}
