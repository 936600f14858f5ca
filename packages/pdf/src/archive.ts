import type { IccProfile } from "./icc-profile.ts";
import type { ObjectWriter } from "./object-writer.ts";
import { formatDate, formatName, formatRef, formatText } from "./syntax.ts";

/** A file that stays readable for decades, with what belongs to it: PDF/A-3, level B (ISO 19005-3). */
export interface Archive {
	/** What its colours mean, embedded; sRGB for what is read on screens. */
	readonly profile: IccProfile;
	/** Name of that condition, such as "sRGB IEC61966-2.1". */
	readonly condition: string;
	/** Of its text, BCP 47. */
	readonly language: string;
	readonly attachments: readonly Attachment[];
	/** What is said of the file in words that PDF/A does not know, such as those of Factur-X. */
	readonly schema?: MetadataSchema;
}

export interface Attachment {
	/** "factur-x.xml": visible ASCII. */
	readonly name: string;
	/** "text/xml". */
	readonly mimeType: string;
	readonly description: string;
	/** What it is to the pages: the same told otherwise, or what they were made from. */
	readonly relationship: "Alternative" | "Data" | "Source" | "Supplement";
	readonly data: Uint8Array;
}

/** A schema of XMP that is described where it is used (ISO 19005-3, 6.6.2.3.3); all its values are texts. */
export interface MetadataSchema {
	readonly name: string;
	readonly uri: string;
	readonly prefix: string;
	readonly properties: readonly {
		readonly name: string;
		readonly description: string;
		readonly value: string;
	}[];
}

export function archiveIntent({ condition }: Archive, profileRef: number): string {
	return [
		"<< /Type /OutputIntent /S /GTS_PDFA1",
		`/OutputConditionIdentifier ${formatText(condition)} /Info ${formatText(condition)}`,
		`/DestOutputProfile ${formatRef(profileRef)} >>`,
	].join(" ");
}

/** Writes what is attached, and returns what the catalogue says of it (ISO 19005-3, 6.8 and Annex E). */
export async function writeAttachments(
	out: ObjectWriter,
	{ attachments, language }: Archive,
	createdAt: string,
): Promise<string> {
	const lang = ` /Lang ${formatText(language)}`;
	if (attachments.length === 0) return lang;
	const named: { readonly name: string; readonly ref: number }[] = [];
	for (const { name, mimeType, description, relationship, data } of attachments) {
		const [file, specification] = [out.reserve(), out.reserve()];
		const dates = `/CreationDate ${formatDate(createdAt)} /ModDate ${formatDate(createdAt)}`;
		await out.deflated(
			file,
			`/Type /EmbeddedFile /Subtype ${formatName(mimeType)} /Params << /Size ${data.length} ${dates} >>`,
			data,
		);
		await out.object(
			specification,
			`<< /Type /Filespec /F ${formatText(name)} /UF ${formatText(name)} /Desc ${formatText(description)} ` +
				`/AFRelationship /${relationship} /EF << /F ${formatRef(file)} /UF ${formatRef(file)} >> >>`,
		);
		named.push({ name, ref: specification });
	}
	const byName = named.toSorted((a, b) => (a.name < b.name ? -1 : 1));
	const names = byName.map(({ name, ref }) => `${formatText(name)} ${formatRef(ref)}`).join(" ");
	const files = named.map(({ ref }) => formatRef(ref)).join(" ");
	return `${lang} /AF [${files}] /Names << /EmbeddedFiles << /Names [${names}] >> >>`;
}
