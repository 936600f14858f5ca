import { channels } from "@offizin/sites";
import { buttonClass } from "@offizin/ui";
import { publicPage } from "#app/cache-header.ts";
import { requireChannel } from "#app/channel-guard.server.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import styles from "#app/prose/page-action.module.css";
import { ProseSections } from "#app/prose/prose-sections.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import type { Route } from "./+types/samples.ts";

export function loader({ context }: Route.LoaderArgs) {
	requireChannel(context, "papiervogel");
	return null;
}

export const headers = publicPage;

/** Free sample cards (spec 1-8, 9.1-5). */
export default function Samples() {
	const mail = channels.papiervogel.mail;
	return (
		<>
			<PageHead
				title="Musterkarten gratis"
				description="Bis zu drei Musterkarten gratis: Papier, Falz und Folie in der Hand prüfen, bevor Sie bestellen."
				robots="index"
			/>
			<Breadcrumbs trail={[{ name: "Musterkarten", to: paths.samples }]} />
			<PageTitle
				title="Erst fühlen, dann bestellen"
				intro="Bis zu drei Musterkarten schicken wir Ihnen ohne Berechnung, auf dem Papier und mit der Folie, die Sie im Sinn haben. Jede weitere kostet 1,90 €."
			/>
			<ProseSections
				sections={[
					{
						heading: "So kommen sie zu Ihnen",
						text: [
							`Schreiben Sie an [${mail}](mailto:${mail}?subject=Musterkarten) und nennen Sie die Karten, das Papier und Ihre Anschrift. Bestellen mit einem Klick richten wir gerade ein.`,
							"Die Muster gehen als Brief auf den Weg, kostenlos, und Sie schicken nichts zurück.",
						],
					},
					{
						heading: "Was darauf steht",
						text: [
							"Die Karte zeigt den Beispieltext der Vorlage. So sehen Sie Farbe, Griff und Glanz; Ihren eigenen Text sehen Sie Zeile für Zeile schon beim Gestalten so, wie er gedruckt wird.",
						],
					},
					{
						heading: "Welche drei",
						text: [
							"Nehmen Sie dieselbe Karte auf drei Papieren. Der Unterschied zwischen Naturpapier, Feinstpapier und mattem Karton ist größer als der zwischen zwei Motiven. Was sie auszeichnet, steht unter [Papiere](/papiere/).",
						],
					},
				]}
			/>
			<p className={styles.action}>
				<Link className={buttonClass("primary")} to={paths.wedding}>
					Karten aussuchen
				</Link>
			</p>
		</>
	);
}
