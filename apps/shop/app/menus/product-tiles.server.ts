import type { Site } from "@offizin/sites";
import type { FoundStory } from "#app/blocks/found-stories.server.ts";
import { overviewLinks } from "#app/content/overview-links.server.ts";
import { productLinks } from "#app/links/product-links.server.ts";
import type { Menu } from "#app/menu.ts";

/** Products besides cards: with the picture of their page, where an editor has given it one, else by their names; and where there is everything of one. */
export function productTiles(
	site: Site,
	stories: readonly FoundStory[],
	isOwn: (path: string) => boolean = () => true,
): Pick<Menu, "tiles" | "links"> {
	const pictures = new Map(stories.map(({ to, picture }) => [to, picture]));
	const products = productLinks(site).filter(({ to }) => isOwn(to));
	return {
		tiles: products.flatMap((link) => {
			const picture = pictures.get(link.to);
			return picture ? [{ ...link, picture }] : [];
		}),
		links: [...products.filter(({ to }) => !pictures.get(to)), ...overviewLinks(site)],
	};
}
