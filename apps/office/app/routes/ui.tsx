import { Title } from "@offizin/ui";
import { Gallery } from "#app/gallery/gallery.tsx";
import page from "#app/layout/page.module.css";
import { chosenLocale, type OfficeLocale } from "#app/locale.ts";
import type { Route } from "./+types/ui.ts";

const written = {
	"de-DE": () => import("@offizin/words/gallery/de"),
	"en-GB": () => import("@offizin/words/gallery/en"),
} satisfies Record<OfficeLocale, () => Promise<unknown>>;

/** Its words are loaded by no other page. */
export async function clientLoader() {
	return { words: (await written[chosenLocale()]()).gallery };
}

/** The gallery of plain components. The server answers this address in the demo only. */
export default function UiRoute({ loaderData: { words } }: Route.ComponentProps) {
	return (
		<main className={page.page}>
			<title>{words.title}</title>
			<div className={page.head}>
				<Title level={1} size="page">
					{words.title}
				</Title>
			</div>
			<p>{words.intro}</p>
			<Gallery words={words} />
		</main>
	);
}
