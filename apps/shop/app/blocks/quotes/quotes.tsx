import { Title } from "@offizin/ui";
import styles from "./quotes.module.css";
import type { QuotesView } from "./view.server.ts";

/** Words of others, each with who said them. */
export function Quotes({ view: { headline, quotes, editable } }: { readonly view: QuotesView }) {
	return (
		<section className={styles.quotes} {...editable}>
			{headline ? (
				<Title level={2} size="section">
					{headline}
				</Title>
			) : null}
			<ul>
				{quotes.map(({ uid, text, author, occasion, editable: marks }) => (
					<li key={uid} {...marks}>
						<figure>
							<blockquote>{text}</blockquote>
							<figcaption>{[author, occasion].filter((words) => words !== "").join(", ")}</figcaption>
						</figure>
					</li>
				))}
			</ul>
		</section>
	);
}
