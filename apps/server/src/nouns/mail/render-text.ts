import type { MailBlock, MailContent } from "./mail-content.ts";

const RULE = "-".repeat(60);

/** The text part. Lines are left as long as they are; mail programs wrap them (format=flowed is not needed). */
export function renderText(content: MailContent): string {
	const { greeting, paragraphs, items, totals, blocks, link, terms, farewell } = content;
	const parts = [
		greeting,
		...paragraphs,
		...items.map(({ name, details, amount }) => [name, ...details, amount].join("\n")),
		...(totals.length > 0 ? [totals.map(([label, amount]) => `${label}: ${amount}`).join("\n")] : []),
		...blocks.map(blockText),
		`${link.words}:\n${link.href}`,
		farewell,
		RULE,
		...terms.map(blockText),
	];
	return `${parts.join("\n\n")}\n`;
}

function blockText({ title, lines }: MailBlock): string {
	return [title, ...lines].join("\n");
}
