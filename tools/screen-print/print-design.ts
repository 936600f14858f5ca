import { open } from "node:fs/promises";
import { join } from "node:path";
import { geometryOf } from "@offizin/assortment";
import { applyCommands, type Command, type DesignDocument, elementsOf } from "@offizin/design";
import type { Refinement } from "@offizin/formats";
import { layOutSheet, type SheetPage, type WrittenFile, writePrintFiles } from "@offizin/production";
import { inkColorsOf } from "../../apps/server/src/adapters/profiles/ink-colors.ts";
import type { TrialPress } from "./press.ts";

/** A design laid onto its sheets and made into its print files. */
export interface PrintedDesign {
	readonly name: string;
	/** As screens show it. */
	readonly sheet: readonly SheetPage[];
	/** Paths of the files, in the order of their plans: the process inks first. */
	readonly files: readonly (WrittenFile & { readonly path: string })[];
}

interface Print {
	readonly name: string;
	readonly document: DesignDocument;
	readonly refinement: Refinement;
	readonly folder: string;
}

/** Writes the print files of a design into a folder, as the print job does. */
export async function printDesign(
	{ name, document, refinement, folder }: Print,
	{ press, loaded }: TrialPress,
): Promise<PrintedDesign> {
	const format = geometryOf(document);
	const job = {
		...{ document, format, refinement, title: name, createdAt: "2026-11-20T09:00:00.000Z" },
		documentId: new Uint8Array(16),
		name: { order: "trial", line: 1, product: format.key, quantity: 1 },
	};
	const closing: (() => Promise<void>)[] = [];
	const { files } = await writePrintFiles(job, press, async (file) => {
		const handle = await open(join(folder, file), "w");
		closing.push(() => handle.close());
		return { write: (chunk) => handle.writeFile(chunk) };
	});
	for (const close of closing) await close();
	const colors = await inkColorsOf(document, loaded.colors);
	const sheet = layOutSheet(document, format, { refinement, shaper: press.shaper, qr: press.qr, colors });
	return { name, sheet, files: files.map((file) => ({ ...file, path: join(folder, file.name) })) };
}

/** The document with the trial photo in every empty slot, put there by the editor's commands. */
export function withPhotos(document: DesignDocument, { photo }: TrialPress): DesignDocument {
	const commands = elementsOf(document)
		.filter((element) => element.type === "photo" && element.photo === null)
		.map(({ id }): Command => ({ type: "setPhoto", element: id, upload: photo.upload }));
	const filled = applyCommands(document, commands, () => ({ width: photo.width, height: photo.height }));
	if (!filled.ok) throw new Error(`${document.template}: ${JSON.stringify(filled.error)}`);
	return filled.value;
}
