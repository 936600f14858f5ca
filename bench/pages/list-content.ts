export interface ListContent {
	readonly tiles: readonly { readonly id: string }[];
	readonly links: { readonly before: readonly LinkText[]; readonly after: readonly LinkText[] };
}

interface LinkText {
	readonly href: string;
	readonly text: string;
}

export const LIST = "/karten-designen/hochzeit/?tileCount=48";

/** What our card list shows, for the peer to show too: its tiles as data, and the links around them. */
export async function readListContent(origin: string): Promise<ListContent> {
	const answer = await fetch(`${origin}/web-api/templates?per=motif&tileCount=48`);
	const { items }: { items: { id: string }[] } = await answer.json();
	const html = await (await fetch(`${origin}${LIST}`)).text();
	const [first, last] = [html.indexOf("<article"), html.lastIndexOf("</article>")];
	if (items.length === 0 || first < 0) throw new Error(`${LIST} shows no tiles`);
	return { tiles: items, links: { before: linksIn(html.slice(0, first)), after: linksIn(html.slice(last)) } };
}

function linksIn(html: string): LinkText[] {
	return [...html.matchAll(/<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = "", inner = ""]) => ({
		href: href.replaceAll("&amp;", "&"),
		text: inner.replace(/<[^>]*>/g, "").trim(),
	}));
}
