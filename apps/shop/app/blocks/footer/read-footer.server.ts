import { inspect } from "node:util";
import type { RouterContextProvider } from "react-router";
import type { FooterView } from "#app/footer-view.ts";
import { shopContext } from "#app/shop-context.ts";
import { factsOf } from "../facts.server.ts";
import { throttled } from "../log-throttle.ts";
import { readStory } from "../stored-story.server.ts";
import { footer } from "./schema.ts";
import { footerView } from "./view.server.ts";

/** Slug of the story whose content is the footer of every page. */
const slug = "footer";

const logged = throttled((sentence) => console.error(sentence), Date.now);

/** The footer that editors have made; undefined where there is none, or it cannot be read just now: pages do without. */
export async function readFooter(context: Readonly<RouterContextProvider>): Promise<FooterView | undefined> {
	const shop = context.get(shopContext);
	const { site, origin, sisterOrigin } = shop;
	try {
		const story = await readStory(slug, shop);
		if (story?.content.component !== footer.name) return undefined;
		return footerView(story.content, { site, facts: factsOf(site), origins: [origin, sisterOrigin] });
	} catch (error) {
		logged(`The footer could not be read: ${inspect(error)}`);
		return undefined;
	}
}
