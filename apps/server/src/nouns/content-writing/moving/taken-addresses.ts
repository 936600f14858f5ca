import type { Trx } from "../../../adapters/database/database.ts";
import { translatedFaults } from "../stories/translated-address.ts";
import { ImportRefused } from "./import-refused.ts";

interface Imported {
	readonly space: number;
	/** Address of each page of the file by its id. */
	readonly pages: ReadonlyMap<number, string>;
	readonly showsStory: (slug: string) => boolean;
}

/** What is refused when a story is written one by one is refused in a file, all of it by name. */
export async function refuseTakenAddresses(trx: Trx, { space, pages, showsStory }: Imported): Promise<void> {
	const row = await trx
		.selectFrom("content_space")
		.select(["id", "languages"])
		.where("id", "=", space)
		.executeTakeFirstOrThrow();
	const translated = await translatedFaults(trx, row, { showsStory, isMeant: (story) => pages.has(story) });
	const ofSite = [...pages].filter(([, slug]) => !showsStory(slug));
	const told = [
		...ofSite.map(([id, slug]) => `"${slug}" (id ${id}): ${reasons.slug_of_shop}.`),
		...translated.map(
			({ story, lang, full_slug, code }) => `"${full_slug}" in ${lang} (id ${story}): ${reasons[code]}.`,
		),
	];
	if (told.length > 0) throw new ImportRefused(told.join("\n"));
}

const reasons = {
	slug_of_shop: "the site has a page of its own there",
	slug_taken: "another page stands there",
} as const;
