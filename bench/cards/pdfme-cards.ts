import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { designFonts } from "@offizin/templates";
import { generate } from "@pdfme/generator";
import { barcodes, image, text } from "@pdfme/schemas";
import { type CardGuest, NAME_FONT, NAME_SIZE } from "./guest-card.ts";
import type { PeerParts, Place } from "./peer-parts.ts";

const require = createRequire(import.meta.url);

/** pdfme with the drawings as its base PDF, and photo, names and codes as its schemas. */
export async function printByPdfme(
	{ at, photo }: PeerParts,
	guests: readonly CardGuest[],
	{ path, base }: { readonly path: string; readonly base: Uint8Array<ArrayBuffer> },
): Promise<void> {
	const font = designFonts.find(({ id }) => id === NAME_FONT);
	if (!font) throw new Error(`${NAME_FONT} is no font of designs`);
	const data = new Uint8Array(readFileSync(require.resolve(font.file)));
	const picture = `data:image/jpeg;base64,${photo.toString("base64")}`;
	const name = {
		type: "text",
		fontSize: NAME_SIZE,
		alignment: "center",
		verticalAlignment: "middle",
	} as const;
	const pdf = await generate({
		template: {
			basePdf: base,
			schemas: [
				[
					{ name: "photo", type: "image", ...placed(at.photo) },
					{ ...name, name: "outside", ...placed(at.outside) },
					{
						name: "code",
						type: "qrcode",
						...placed(at.code),
						backgroundColor: "#ffffff",
						barColor: "#000000",
					},
				],
				[{ ...name, name: "inside", ...placed(at.inside) }],
			],
		},
		inputs: guests.map((guest) => ({
			...{ photo: picture, code: guest.link },
			...{ outside: `Für ${guest.name}`, inside: `Für ${guest.name}` },
		})),
		plugins: { text, image, qrcode: barcodes.qrcode },
		options: { font: { [NAME_FONT]: { data, fallback: true } } },
	});
	writeFileSync(path, pdf);
}

function placed({ x, y, width, height }: Place) {
	return { position: { x, y }, width, height };
}
