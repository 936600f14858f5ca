import { AnyLink } from "#app/links/any-link.tsx";
import styles from "./sitemap.module.css";
import type { SitemapView } from "./view.server.ts";

/** All pages for people (spec 2.1-2). */
export function Sitemap({ view: { groups, editable } }: { readonly view: SitemapView }) {
	return (
		<div className={styles.groups} {...editable}>
			{groups.map(({ name, entries }) => (
				<section key={name}>
					{name ? <h2>{name}</h2> : null}
					<ul>
						{entries.map(({ name: page, to }) => (
							<li key={to}>
								<AnyLink to={to}>{page}</AnyLink>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
