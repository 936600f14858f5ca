import { use } from "react";
import headStyles from "../page-headline/page-headline.module.css";
import { ListPlace } from "./list-place.ts";
import type { DesignListView } from "./view.server.ts";

/** The list of the page. */
export function DesignList({ view }: { readonly view: DesignListView }) {
	const list = use(ListPlace);
	if (!list) return null;
	return (
		<section {...view.editable}>
			{view.headline ? (
				<header className={headStyles.primary}>
					<h2>{view.headline}</h2>
				</header>
			) : null}
			{list}
		</section>
	);
}
