import { isRecord } from "@offizin/base";
import type { BlockView } from "./block-view.ts";
import { plainText } from "./rich-text/plain-text.ts";
import type { SeoQuestionsView } from "./seo-questions/view.server.ts";

/** All questions of a page as structured data (schema.org): search wants one list of a page, however many blocks show them. */
export function faqLd(blocks: readonly BlockView[]): Readonly<Record<string, unknown>> | undefined {
	const questions = questionsIn(blocks);
	if (questions.length === 0) return undefined;
	return {
		"@type": "FAQPage",
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
		})),
	};
}

/** Blocks may stand anywhere within others, texts included. */
function questionsIn(shown: unknown): SeoQuestionsView<BlockView>["questions"] {
	if (isQuestions(shown)) return shown.questions;
	if (Array.isArray(shown)) return shown.flatMap(questionsIn);
	return isRecord(shown) ? Object.values(shown).flatMap(questionsIn) : [];
}

function isQuestions(shown: unknown): shown is SeoQuestionsView<BlockView> {
	return isRecord(shown) && shown.component === "seo-questions";
}
