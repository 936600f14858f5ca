import { channels } from "@offizin/sites";
import { Title } from "@offizin/ui";
import type { ReactNode } from "react";
import { ContentImage } from "#app/pictures/content-image.tsx";
import { JsonLd } from "#app/seo/json-ld.tsx";
import { useShop } from "#app/site.ts";
import styles from "./article.module.css";
import { ArticleTiles } from "./article-tiles.tsx";
import type { ArticleView } from "./article-view.server.ts";

export interface ArticleProps {
	readonly article: ArticleView;
	readonly description: string;
	/** The blocks of the article. */
	readonly children: ReactNode;
}

/** An article with its picture, what it holds, and what to read next. */
export function Article({ article, description, children }: ArticleProps) {
	const { card, contents, related, words } = article;
	const { site, origin, address } = useShop();
	return (
		<>
			<JsonLd
				value={{
					"@type": "Article",
					headline: card.headline,
					description,
					datePublished: card.published,
					inLanguage: site.locale,
					mainEntityOfPage: `${address}${card.to}`,
					...(card.picture && { image: `${origin}${card.picture.src}` }),
					author: { "@type": "Organization", name: channels[site.channel].name },
					publisher: { "@type": "Organization", name: channels[site.channel].name },
				}}
			/>
			<article>
				<header className={styles.head}>
					<div>
						<p className={styles.mark}>
							{card.topic}
							<time dateTime={card.published}>{card.day}</time>
						</p>
						<Title level={1} size="page">
							{card.headline}
						</Title>
						<p className={styles.lead}>{card.lead}</p>
					</div>
					{card.picture ? (
						<ContentImage
							images={[{ source: card.picture, media: undefined, sizes: "(min-width: 64rem) 42vw, 100vw" }]}
							isFirst
						/>
					) : null}
				</header>
				<div className={styles.body}>
					{contents.length > 1 ? (
						<nav className={styles.contents} aria-label={words.contents}>
							<h2>{words.contents}</h2>
							<ol>
								{contents.map(({ id, text }) => (
									<li key={id}>
										<a href={`#${id}`}>{text}</a>
									</li>
								))}
							</ol>
						</nav>
					) : null}
					<div className={styles.text}>{children}</div>
				</div>
			</article>
			{related.length > 0 ? (
				<section className={styles.related} aria-labelledby="related">
					<Title level={2} size="section" id="related">
						{words.related}
					</Title>
					<ArticleTiles articles={related} level={3} />
				</section>
			) : null}
		</>
	);
}
