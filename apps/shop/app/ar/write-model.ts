import {
	ColorUtils,
	Document,
	type Material,
	type Texture,
	type TextureInfo,
	WebIO,
} from "@gltf-transform/core";
import { type Mesh, meshesOf, type SolidPicture, type Surface } from "@offizin/scenes";

/** An image as it stands in a file. */
export interface Picture {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly mimeType: "image/jpeg" | "image/png";
}

export interface ModelImages {
	readonly photo: Picture;
	/** How rough (green) and how much of bare metal (blue) the photo is, where it lies on metal. */
	readonly metal?: Picture | undefined;
	/** How the grain of wood darkens its colour, where something is made of wood. */
	readonly grain?: Picture | undefined;
}

/** Of textures: nothing comes again beyond the photo (glTF 2.0, 5.26). */
const CLAMP_TO_EDGE = 33071;
/** How bright light is that comes through a film from behind. */
const LIT = 0.6;

/** A picture as one binary glTF: metres, y up, its back at z = 0. Nothing beyond the core of glTF 2.0, which every viewer shows alike. */
export async function writeModel(
	{ bodies }: SolidPicture,
	images: ModelImages,
): Promise<Uint8Array<ArrayBuffer>> {
	const file = new Document();
	const buffer = file.createBuffer();
	const textureOf = (name: string, picture: Picture | undefined) =>
		picture && file.createTexture(name).setImage(picture.bytes).setMimeType(picture.mimeType);
	const textures = {
		photo: textureOf("photo", images.photo),
		metal: textureOf("metal", images.metal),
		grain: textureOf("grain", images.grain),
	};
	const materials = new Map<Surface, Material>();
	const materialOf = (surface: Surface) => {
		const made = materials.get(surface) ?? dressed(file.createMaterial(), surface, textures);
		materials.set(surface, made);
		return made;
	};
	const accessor = (type: "VEC3" | "VEC2" | "SCALAR", array: Mesh["positions"] | Mesh["indices"]) =>
		file.createAccessor().setType(type).setArray(array).setBuffer(buffer);
	const scene = file.createScene("picture");
	for (const body of bodies) {
		const mesh = file.createMesh(body.name);
		for (const { surface, positions, normals, texels, indices } of meshesOf(body)) {
			const primitive = file
				.createPrimitive()
				.setAttribute("POSITION", accessor("VEC3", positions))
				.setAttribute("NORMAL", accessor("VEC3", normals))
				.setIndices(accessor("SCALAR", indices))
				.setMaterial(materialOf(surface));
			if (texels) primitive.setAttribute("TEXCOORD_0", accessor("VEC2", texels));
			mesh.addPrimitive(primitive);
		}
		scene.addChild(file.createNode(body.name).setMesh(mesh));
	}
	file.getRoot().setDefaultScene(scene);
	return await new WebIO().writeBinary(file);
}

function dressed(
	material: Material,
	{ color, hasPhoto, hasGrain, roughness, metal, isLit = false }: Surface,
	{ photo, metal: metalTexture, grain }: Readonly<Record<"photo" | "metal" | "grain", Texture | undefined>>,
): Material {
	const [red = 0, green = 0, blue = 0] = ColorUtils.hexToFactor(
		Number.parseInt(color.slice(1), 16),
		[0, 0, 0],
	);
	material.setBaseColorFactor([red, green, blue, 1]).setRoughnessFactor(roughness);
	if (typeof metal === "number") material.setMetallicFactor(metal);
	if (hasGrain && grain) return material.setBaseColorTexture(grain);
	if (!hasPhoto || !photo) return material;
	const clamped = (info: TextureInfo | null) => info?.setWrapS(CLAMP_TO_EDGE).setWrapT(CLAMP_TO_EDGE);
	material.setBaseColorTexture(photo);
	clamped(material.getBaseColorTextureInfo());
	if (metal === "photo" && metalTexture) {
		material.setMetallicFactor(1).setRoughnessFactor(1).setMetallicRoughnessTexture(metalTexture);
		clamped(material.getMetallicRoughnessTextureInfo());
	}
	if (isLit) {
		material.setEmissiveTexture(photo).setEmissiveFactor([LIT, LIT, LIT]);
		clamped(material.getEmissiveTextureInfo());
	}
	return material;
}
