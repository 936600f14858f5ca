import { fromTextString } from "./decode-text.ts";
import type { ObjectReader } from "./object-reader.ts";
import type { PdfFile } from "./pdf-file.ts";
import { asArray, asBytes, asDict, asName, type PdfDict } from "./value.ts";

/** A layer of a file: an optional content group and what it says it is for. */
export interface LayerFacts {
	readonly name: string;
	/** Group and type of the processing step that the layer is (ISO 19593-1); artwork has none. */
	readonly step?: { readonly group: string; readonly type?: string };
}

export async function readLayer(objects: ObjectReader, layer: PdfDict): Promise<LayerFacts> {
	const name = asBytes(await objects.get(layer, "Name"));
	const metadata = await objects.dict(layer, "GTS_Metadata");
	const group = asName(await objects.get(metadata, "GTS_ProcStepsGroup"));
	const type = asName(await objects.get(metadata, "GTS_ProcStepsType"));
	return {
		name: name ? fromTextString(name) : "",
		...(group !== undefined && { step: { group, ...(type !== undefined && { type }) } }),
	};
}

/** Every layer of a file; the catalogue lists them all (ISO 32000-1, 8.11.4.2). */
export async function readLayers({ objects, catalog }: PdfFile): Promise<LayerFacts[]> {
	const layers: LayerFacts[] = [];
	const properties = await objects.dict(catalog, "OCProperties");
	for (const item of asArray(await objects.get(properties, "OCGs")) ?? []) {
		const layer = asDict(await objects.resolve(item));
		if (layer) layers.push(await readLayer(objects, layer));
	}
	return layers;
}
