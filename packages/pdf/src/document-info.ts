import { invariant } from "@offizin/base";
import type { MetadataSchema } from "./archive.ts";
import { hex, utf8 } from "./encode-text.ts";
import { formatDate, formatText, formatXmpDate } from "./syntax.ts";

/** What the file says about itself, in the information dictionary and, equal, in XMP. */
export interface DocumentInfo {
	readonly title: string;
	/** Program that made the document. */
	readonly creator: string;
	/** Program that wrote the PDF. */
	readonly producer: string;
	/** ISO 8601 instant with seconds and zone, such as 2026-11-20T05:47:00Z. */
	readonly createdAt: string;
	/** 16 bytes that name the file; equal content should have equal bytes, such as the start of its hash. */
	readonly documentId: Uint8Array;
}

/** The information dictionary; /Trapped is a name, as PDF/X wants it. */
export function infoDictionary(info: DocumentInfo, claim: Claim): string {
	const date = formatDate(info.createdAt);
	const trapped = claim === "PDF/A-3b" ? "" : " /Trapped /False";
	return [
		`<< /Title ${plainText(info.title)} /Creator ${plainText(info.creator)}`,
		`/Producer ${plainText(info.producer)} /CreationDate ${date} /ModDate ${date}${trapped} >>`,
	].join(" ");
}

/** What a file claims to be. */
export type Claim = "PDF/X-4" | "PDF/A-3b" | undefined;

/** Identification of PDF/X-4 (ISO 15930-7, 6.2) and of PDF/A-3 (ISO 19005-3, 6.6.4). */
function claimProperties(claim: Claim): string {
	if (claim === "PDF/X-4") return "\n   <pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>";
	if (claim === undefined) return "";
	return "\n   <pdfaid:part>3</pdfaid:part>\n   <pdfaid:conformance>B</pdfaid:conformance>";
}

/** The XMP packet. PDF/A knows no "Trapped" and wants every schema that is not its own described. */
export function xmpPacket(info: DocumentInfo, claim: Claim, schema?: MetadataSchema): Uint8Array {
	const date = formatXmpDate(info.createdAt);
	const isArchive = claim === "PDF/A-3b";
	const identity = isArchive
		? 'xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"'
		: 'xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"';
	const trapped = isArchive ? "" : "\n   <pdf:Trapped>False</pdf:Trapped>";
	return utf8(`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
    ${identity}
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
   <dc:format>application/pdf</dc:format>
   <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(info.title)}</rdf:li></rdf:Alt></dc:title>
   <pdf:Producer>${escapeXml(info.producer)}</pdf:Producer>${trapped}${claimProperties(claim)}
   <xmp:CreatorTool>${escapeXml(info.creator)}</xmp:CreatorTool>
   <xmp:CreateDate>${date}</xmp:CreateDate>
   <xmp:ModifyDate>${date}</xmp:ModifyDate>
   <xmp:MetadataDate>${date}</xmp:MetadataDate>
   <xmpMM:DocumentID>uuid:${uuid(info.documentId)}</xmpMM:DocumentID>
   <xmpMM:VersionID>1</xmpMM:VersionID>
   <xmpMM:RenditionClass>default</xmpMM:RenditionClass>
  </rdf:Description>${schema ? describedSchema(schema) : ""}
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`);
}

function describedSchema({ name, uri, prefix, properties }: MetadataSchema): string {
	const described = properties.map(
		(property) => `
       <rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${escapeXml(property.name)}</pdfaProperty:name>
        <pdfaProperty:valueType>Text</pdfaProperty:valueType>
        <pdfaProperty:category>external</pdfaProperty:category>
        <pdfaProperty:description>${escapeXml(property.description)}</pdfaProperty:description>
       </rdf:li>`,
	);
	const values = properties.map(
		(property) =>
			`\n   <${prefix}:${property.name}>${escapeXml(property.value)}</${prefix}:${property.name}>`,
	);
	return `
  <rdf:Description rdf:about=""
    xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
    xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
   <pdfaExtension:schemas><rdf:Bag>
    <rdf:li rdf:parseType="Resource">
     <pdfaSchema:schema>${escapeXml(name)}</pdfaSchema:schema>
     <pdfaSchema:namespaceURI>${escapeXml(uri)}</pdfaSchema:namespaceURI>
     <pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
     <pdfaSchema:property><rdf:Seq>${described.join("")}
     </rdf:Seq></pdfaSchema:property>
    </rdf:li>
   </rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:${prefix}="${escapeXml(uri)}">${values.join("")}
  </rdf:Description>`;
}

function uuid(documentId: Uint8Array): string {
	invariant(documentId.length === 16, `a document id has 16 bytes, not ${documentId.length}`);
	const digits = [...documentId].map((byte) => hex(byte, 2).toLowerCase()).join("");
	return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const XML_ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function plainText(text: string): string {
	return formatText(withoutControls(text));
}

function escapeXml(text: string): string {
	return withoutControls(text).replace(/[&<>]/g, (character) => XML_ESCAPES[character] ?? character);
}

/** Drops what XML 1.0 cannot hold, from both places, so that they stay equal. */
function withoutControls(text: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
	return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "");
}
