import { channels, operator } from "@offizin/sites";
import { useTranslations } from "use-intl";
import { publicPage } from "#app/cache-header.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { paths } from "#app/paths.ts";
import { ProseSections } from "#app/prose/prose-sections.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { useShop } from "#app/site.ts";

export const headers = publicPage;

/** How to reach the people who print (spec 1-6). */
export default function Contact() {
	const t = useTranslations();
	const { site } = useShop();
	const mail = channels[site.channel].mail;
	return (
		<>
			<PageHead
				title="Kontakt"
				description={`Fragen zu Papier, Druck oder Lieferung? Telefon ${operator.phone}, ${t("layout.hours")}.`}
				robots="index"
			/>
			<Breadcrumbs trail={[{ name: "Kontakt", to: paths.contact }]} />
			<PageTitle
				title="Fragen Sie jemanden, der druckt"
				intro="Am Telefon und hinter der Adresse sitzen Menschen aus der Werkstatt, auf Deutsch und auf Englisch."
			/>
			<ProseSections
				sections={[
					{ heading: "Telefon", text: [`[${operator.phone}](${operator.phoneLink})`, t("layout.hours")] },
					{ heading: "E-Mail", text: [`[${mail}](mailto:${mail})`, "Antwort innerhalb eines Arbeitstages."] },
					{
						heading: "Post",
						text: [`${operator.company}, ${operator.street}, ${operator.postalCode} ${operator.city}`],
					},
					{
						heading: "Wenn etwas nicht stimmt",
						text: [
							"Schicken Sie uns ein Foto und die Bestellnummer. Liegt der Fehler bei uns, drucken wir neu oder zahlen zurück; Sie müssen nichts einsenden.",
						],
					},
				]}
			/>
		</>
	);
}
