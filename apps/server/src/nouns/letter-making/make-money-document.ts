import { wordsOf } from "@offizin/words";
import { eInvoiceXml } from "./e-invoice.ts";
import type { LetterFonts } from "./letter-look.ts";
import { moneyLetter, type Numbered } from "./money-letter.ts";
import { pressLetter } from "./press-letter.ts";

export interface MoneyTask extends Numbered {
	/** ISO instant. */
	readonly issuedAt: string;
}

const FILE_NAME = "factur-x.xml";

/** Says in XMP that the file holds an invoice as Factur-X 1.07, which is ZUGFeRD 2.3, profile EN 16931. */
const facturX = {
	name: "Factur-X PDFA Extension Schema",
	uri: "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",
	prefix: "fx",
	properties: [
		{ name: "DocumentFileName", description: "The name of the embedded XML document", value: FILE_NAME },
		{
			name: "DocumentType",
			description: "The type of the hybrid document in capital letters",
			value: "INVOICE",
		},
		{
			name: "Version",
			description: "The actual version of the standard applying to the embedded XML document",
			value: "1.0",
		},
		{
			name: "ConformanceLevel",
			description: "The conformance level of the embedded XML document",
			value: "EN 16931",
		},
	],
};

/** An invoice or credit note as PDF/A-3 with the same as XML in it: people and machines read one file. */
export async function makeMoneyDocument(task: MoneyTask, fonts: LetterFonts): Promise<Uint8Array> {
	const { data, number, issuedAt } = task;
	const xml = await eInvoiceXml(task, "CII");
	return pressLetter(
		{
			...{ letter: moneyLetter(task), channel: data.channel, createdAt: issuedAt },
			content: { number, data },
			attached: {
				attachments: [
					{
						...{
							name: FILE_NAME,
							mimeType: "text/xml",
							description: wordsOf(data.locale).receipt.attachment,
						},
						...{ relationship: "Alternative", data: xml },
					},
				],
				schema: facturX,
			},
		},
		fonts,
	);
}
