import { type Block, checkContent, type Finding, type KnownContent } from "@offizin/content";

/** Asks a site for a page; answers with its status. */
export type AskSite = (address: URL) => Promise<number>;

/** More links of one page are taken as they are. */
const MOST = 100;
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** What is wrong with a content, links by hand to addresses of its site at which nothing answers included. */
export async function checkWithSite(
	content: Block,
	known: KnownContent,
	{ story, origin, ask }: { readonly story: string; readonly origin: string; readonly ask: AskSite },
): Promise<readonly Finding[]> {
	const paths = new Set<string>();
	checkContent(content, { ...known, answers: (path) => paths.add(path) !== undefined }, story);
	const gone = new Set<string>();
	for (const path of [...paths].slice(0, MOST)) {
		if (GONE.has(await ask(new URL(path, origin)))) gone.add(path);
	}
	return checkContent(content, { ...known, answers: (path) => !gone.has(path) }, story);
}
