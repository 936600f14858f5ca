import type { ContentStoryLink } from "@offizin/contract";
import { Link } from "react-router";
import { paths } from "#app/paths.ts";
import { useContentPlace } from "./content-place.ts";

/** Pages that something depends on, each with its way to the editor; nothing where there are none. */
export function PageLinks({ pages }: { readonly pages: readonly ContentStoryLink[] }) {
	const { space } = useContentPlace();
	if (pages.length === 0) return null;
	return (
		<ul>
			{pages.map(({ id, name, full_slug }) => (
				<li key={id}>
					<Link to={paths.contentStory(space.id, id)}>
						{name} (/{full_slug})
					</Link>
				</li>
			))}
		</ul>
	);
}
