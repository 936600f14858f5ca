import { listOrnaments } from "@offizin/contract";
import { ornamentSubjects, ornamentsOf } from "@offizin/ornaments";
import { ornamentSubjectName, ornamentWords } from "@offizin/words/ornaments";
import type { Platform } from "../../nouns/platform.ts";
import { keptAnswers } from "../http/kept-answers.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { contentTag, lastingAnswer } from "../http/shared-answer.ts";

/** The library of drawings that a person can put onto a card. The same until the next release. */
export function ornamentRoutes({ turns }: Platform) {
	const router = createRouter();
	router.use(
		listOrnaments.path,
		lastingAnswer,
		contentTag,
		keptAnswers(() => "", turns),
	);
	router.openapi(listOrnaments, (c) => {
		const { subject } = c.req.valid("query");
		const { locale } = c.var.context.site;
		const asked = ornamentSubjects.filter((one) => subject === undefined || one === subject);
		if (asked.length === 0) return refuse(c, "not_found");
		const ornaments = asked.flatMap((one) => ornamentsOf(one));
		const drawn = subject === undefined ? [] : ornaments;
		return c.json(
			{
				subjects: ornamentSubjects.map((key) => ({ key, name: ornamentSubjectName(key, locale) })),
				items: ornaments.map(({ key, subject }) => ({ key, subject, ...ornamentWords({ key }, locale) })),
				artworks: Object.fromEntries(drawn.map(({ key, artwork }) => [key, artwork])),
				others: Object.fromEntries(drawn.flatMap(({ key, others }) => (others ? [[key, others]] : []))),
			},
			200,
		);
	});
	return router;
}
