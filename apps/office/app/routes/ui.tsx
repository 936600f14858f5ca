import { Title } from "@offizin/ui";
import { Gallery } from "#app/gallery/gallery.tsx";
import page from "#app/layout/page.module.css";
import { chosenLocale } from "#app/locale.ts";
import type { Route } from "./+types/ui.ts";

/** Its words are loaded by no other page. */
export async function clientLoader() {
	const isEnglish = chosenLocale() === "en-GB";
	const words = isEnglish ? import("@offizin/words/gallery/en") : import("@offizin/words/gallery/de");
	return { words: (await words).gallery };
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
