import { Title } from "@offizin/ui";
import { AnyLink } from "#app/links/any-link.tsx";
import styles from "./review-block.module.css";
import type { ReviewBlockView } from "./view.server.ts";

/** What customers have written, each with its day and where it was written; nothing where there is nothing. */
export function ReviewBlock({ view: { headline, reviews, editable } }: { readonly view: ReviewBlockView }) {
	if (reviews.length === 0) return editable ? <div {...editable} /> : null;
	return (
		<section className={styles.reviews} {...editable}>
			<Title level={2} size="page">
				{headline}
			</Title>
			<ul>
				{reviews.map(({ uid, text, author, day, stars, source, to, editable: marks }) => (
					<li key={uid} {...marks}>
						<figure>
							{stars ? (
								<p className={styles.stars}>
									<span aria-hidden="true">{stars.shown}</span>
									<span className="visually-hidden">{stars.said}</span>
								</p>
							) : null}
							<blockquote>{text}</blockquote>
							<figcaption>
								{author}
								{day ? (
									<>
										, <time dateTime={day.iso}>{day.said}</time>
									</>
								) : null}
								{source ? <>, {to ? <AnyLink to={to}>{source}</AnyLink> : source}</> : null}
							</figcaption>
						</figure>
					</li>
				))}
			</ul>
		</section>
	);
}
