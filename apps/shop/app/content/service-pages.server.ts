import { FREE_SAMPLES } from "@offizin/pricing";
import type { Site } from "@offizin/sites";
import { sayAll, wordsOf } from "@offizin/words";
import { proseValues } from "./prose-values.server.ts";

type PageSite = Pick<Site, "channel" | "locale">;

/** How to reach the people who print. */
export function contactPage({ channel, locale }: PageSite) {
	return sayAll(wordsOf(locale).prose.contact, proseValues(channel, locale), locale);
}

/** Free sample cards; `price` is what each further one costs, in words. */
export function samplesPage({ channel, locale }: PageSite, price: string) {
	const words = wordsOf(locale).prose.samples;
	const values = proseValues(channel, locale);
	const link = mailTo(values.mail, { subject: words.subject });
	return sayAll(words, { ...values, link, free: FREE_SAMPLES, price }, locale);
}

/** How to withdraw: a letter to complete (§ 356a BGB). */
export function withdrawPage({ channel, locale }: PageSite) {
	const words = wordsOf(locale).prose.withdraw;
	const { goods, ...lines } = words.letter;
	const values = proseValues(channel, locale);
	const body = [goods, "", ...Object.values(lines)].join("\n");
	const link = mailTo(values.mail, { subject: words.title, body });
	return sayAll(words, { ...values, link }, locale);
}

function mailTo(mail: string, parts: Readonly<Record<string, string>>): string {
	const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
	return `mailto:${mail}?${query.join("&")}`;
}
