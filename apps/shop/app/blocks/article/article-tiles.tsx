import { Title } from "@offizin/ui";
import { Link } from "#app/links/link.tsx";
import { ContentImage } from "#app/pictures/content-image.tsx";
import type { ArticleCard } from "../article-card.ts";
import styles from "./article-tiles.module.css";

export interface ArticleTilesProps {
	readonly articles: readonly ArticleCard[];
	readonly level: 2 | 3;
}

const sizes = "(min-width: 48rem) 45vw, 34vw";

/** Articles in a grid, each with its picture. */
export function ArticleTiles({ articles, level }: ArticleTilesProps) {
	return (
		<ul className={articles.length % 3 === 2 ? `${styles.tiles} ${styles.paired}` : styles.tiles}>
			{articles.map((article) => (
				<li key={article.uuid}>
					<Link to={article.to}>
						{article.picture ? (
							<ContentImage images={[{ source: article.picture, media: undefined, sizes }]} alt="" />
						) : null}
						<span className={styles.told}>
							<span className={styles.mark}>
								{article.topic}
								<time dateTime={article.published}>{article.day}</time>
							</span>
							<Title level={level} size="small">
								{article.headline}
							</Title>
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

/** The article that a magazine opens with. */
export function LeadArticle({ article }: { readonly article: ArticleCard }) {
	return (
		<section className={styles.first}>
			<Link to={article.to}>
				{article.picture ? (
					<ContentImage
						images={[{ source: article.picture, media: undefined, sizes: "(min-width: 64rem) 90vw, 100vw" }]}
						alt=""
						isFirst
					/>
				) : null}
				<span className={styles.words}>
					<span className={styles.mark}>
						{article.topic}
						<time dateTime={article.published}>{article.day}</time>
					</span>
					<Title level={2} size="section">
						{article.headline}
					</Title>
					<span>{article.lead}</span>
				</span>
			</Link>
		</section>
	);
}
