import { Disclosure, Title } from "@offizin/ui";
import type { RichNodesProps } from "../rich-text/rich-nodes.tsx";
import { RunningText } from "../rich-text/running-text.tsx";
import type { Shown } from "../shown.ts";
import styles from "./seo-questions.module.css";
import type { SeoQuestionsView } from "./view.server.ts";

export interface SeoQuestionsProps<Within> extends Pick<RichNodesProps<Within>, "face"> {
	readonly view: SeoQuestionsView<Within>;
}

/** Questions that open to their answers; machines are told those of the whole page at once (faq-ld.server.ts). */
export function SeoQuestions<Within extends Shown>({ view, face }: SeoQuestionsProps<Within>) {
	const { headline, questions, editable } = view;
	return (
		<section className={styles.questions} {...editable}>
			{headline ? (
				<Title level={2} size="section">
					{headline}
				</Title>
			) : null}
			<div>
				{questions.map(({ uid, question, answer, editable: marks }) => (
					<Disclosure key={uid} className={styles.question} summary={question} {...marks}>
						<RunningText nodes={answer} face={face} />
					</Disclosure>
				))}
			</div>
		</section>
	);
}
