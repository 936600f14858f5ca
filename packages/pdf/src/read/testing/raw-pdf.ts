import { latin1 } from "../../encode-text.ts";
import { createObjectWriter } from "../../object-writer.ts";
import { createMemorySink } from "../../testing/sample-card.ts";

export interface RawPage {
	readonly content: string;
	/** Entries of the page's dictionary beside Type, Parent and Contents. */
	readonly page: string;
	/** Further objects, from number 5 on: bodies, or a stream's entries and data. */
	readonly objects?: readonly (string | readonly [entries: string, data: string])[];
	/** Entries of the catalog beside Type and Pages. */
	readonly catalog?: string;
}

/** A file of one page made of PDF syntax, for what our writer never writes. */
export async function rawPdf({ content, page, objects = [], catalog = "" }: RawPage): Promise<Uint8Array> {
	const sink = createMemorySink();
	const out = await createObjectWriter(sink, (bytes) => bytes);
	const [root, pages, leaf, stream] = [out.reserve(), out.reserve(), out.reserve(), out.reserve()];
	await out.object(root, `<< /Type /Catalog /Pages ${pages} 0 R ${catalog} >>`);
	await out.object(pages, `<< /Type /Pages /Count 1 /Kids [${leaf} 0 R] /MediaBox [-20 -10 80 90] >>`);
	await out.object(leaf, `<< /Type /Page /Parent ${pages} 0 R /Contents [${stream} 0 R] ${page} >>`);
	await out.stream(stream, "", latin1(content));
	for (const object of objects) {
		const num = out.reserve();
		if (typeof object === "string") await out.object(num, object);
		else await out.stream(num, object[0], latin1(object[1]));
	}
	await out.finish(`/Root ${root} 0 R`);
	return sink.bytes();
}
