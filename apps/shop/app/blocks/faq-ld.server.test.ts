import type { Block } from "@offizin/content";
import { expect, test } from "vitest";
import { seedStories } from "./seeds.fixtures.ts";
import { seoQuestions } from "./seo-questions/schema.ts";
import { storyFixture } from "./story-fixtures.ts";
import { storyPageView } from "./story-page-view.server.ts";

const page = (...body: Block[]): Block => ({ _uid: "p", component: "page", title: "Hilfe", body });
const faqOf = async (content: Block) => (await storyPageView(content, storyFixture(), undefined)).faq;

test("[9.3-4] the questions of all blocks of a page are one list, also of those within a text", async () => {
	const within: Block = {
		_uid: "t",
		component: "rich-text",
		text: { type: "doc", content: [{ type: "blok", attrs: { body: [seoQuestions.example] } }] },
	};
	const samples = {
		name: "Wie viele Musterkarten sind kostenlos?",
		acceptedAnswer: {
			"@type": "Answer",
			text: "Drei Stück je Bestellung, auf den Papieren, die Sie aussuchen.",
		},
	};
	const invoice = {
		name: "Ab wann gibt es Kauf auf Rechnung?",
		acceptedAnswer: { "@type": "Answer", text: "Ab einem Warenwert von 25\u00a0€." },
	};
	const told = [samples, invoice].map((question) => ({ "@type": "Question", ...question }));
	expect(await faqOf(page(seoQuestions.example, within))).toEqual({
		"@type": "FAQPage",
		mainEntity: [...told, ...told],
	});
});

test("[9.3-4] a page without questions tells of none, one of an occasion those of its visitors", async () => {
	expect(await faqOf(page())).toBeUndefined();
	const birth = seedStories("papiervogel").find(({ full_slug }) => full_slug === "karten-designen/geburt");
	expect(birth && JSON.stringify(await faqOf(birth.content))).toContain("Farbe oder Schwarz-Weiß?");
});
