import { type SolidPicture, solidPicture } from "@offizin/scenes";
import { type HungPhoto, photoImages } from "./photo-images.ts";
import { writeModel } from "./write-model.ts";

/** A picture as it hangs: how it is made, the colour that goes round it, the photo on it. */
export interface HungPicture {
	readonly configuration: Readonly<Record<string, string>>;
	readonly ground: string;
	readonly photo: HungPhoto;
}

/** The address of its model, which is this browser's alone, and its size in millimetres. */
export interface PictureModel extends Pick<SolidPicture, "width" | "height" | "depth"> {
	readonly src: string;
}

/** Makes the model of a picture. Whoever asks for it revokes its address. */
export async function pictureModel({ configuration, ground, photo }: HungPicture): Promise<PictureModel> {
	const solid = solidPicture(configuration, ground);
	const isOnMetal = solid.bodies.some(({ faces }) => faces.some(({ surface }) => surface.metal === "photo"));
	const file = await writeModel(solid, await photoImages(photo, solid.photo, isOnMetal));
	const src = URL.createObjectURL(new Blob([file], { type: "model/gltf-binary" }));
	const { width, height, depth } = solid;
	return { src, width, height, depth };
}
