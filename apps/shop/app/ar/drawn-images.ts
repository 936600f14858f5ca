import type { SolidPicture } from "@offizin/scenes";
import { canvasOf, jpegOf, LONGEST } from "./photo-images.ts";
import type { ModelImages } from "./write-model.ts";

/**
 * What is drawn as SVG on the face of a picture, as the texture of that. Photos in it are fetched first: a drawing that is an image
 * by itself loads nothing.
 */
export async function drawnImages(
	markup: string,
	{ photo, width, height }: Pick<SolidPicture, "photo" | "width" | "height">,
): Promise<ModelImages> {
	const svg = new DOMParser().parseFromString(markup, "text/html").querySelector("svg");
	if (!svg) throw new Error("Nothing is drawn");
	// So near, threads that a screen can show would be ropes.
	for (const weave of svg.querySelectorAll("[data-part=weave]")) weave.remove();
	await withItsPhotos(svg);
	const scale = LONGEST / Math.max(photo.width, photo.height);
	const [wide, high] = [width * scale, height * scale];
	svg.setAttribute("width", `${Math.round(wide)}`);
	svg.setAttribute("height", `${Math.round(high)}`);
	const address = URL.createObjectURL(
		new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" }),
	);
	try {
		const image = new Image();
		image.src = address;
		await image.decode();
		const drawing = canvasOf({ width: photo.width * scale, height: photo.height * scale });
		const { canvas } = drawing;
		// What is cut off around the face goes on as its edge does.
		drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
		drawing.drawImage(image, (canvas.width - wide) / 2, (canvas.height - high) / 2, wide, high);
		return { photo: await jpegOf(canvas) };
	} finally {
		URL.revokeObjectURL(address);
	}
}

async function withItsPhotos(svg: SVGSVGElement): Promise<void> {
	const images = [...svg.querySelectorAll("image")];
	const addresses = new Set(images.flatMap((image) => image.getAttribute("href") ?? []));
	const known = new Map(
		await Promise.all([...addresses].map(async (address) => [address, await inlined(address)] as const)),
	);
	for (const image of images) {
		const found = known.get(image.getAttribute("href") ?? "");
		if (found !== undefined) image.setAttribute("href", found);
	}
}

async function inlined(address: string): Promise<string> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`${answer.status} for a photo of the drawing`);
	const blob = await answer.blob();
	return await new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.addEventListener("load", () => resolve(String(reader.result)));
		reader.addEventListener("error", () => reject(reader.error));
		reader.readAsDataURL(blob);
	});
}
