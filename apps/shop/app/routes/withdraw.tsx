import { channels, operator } from "@offizin/sites";
import { publicPage } from "#app/cache-header.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { paths } from "#app/paths.ts";
import { ProseSections } from "#app/prose/prose-sections.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { useShop } from "#app/site.ts";

const letter = [
	"Hiermit widerrufe ich den Vertrag über die folgende Ware:",
	"",
	"Bestellnummer:",
	"Bestellt am / erhalten am:",
	"Name:",
	"E-Mail-Adresse für die Bestätigung:",
].join("\n");

export const headers = publicPage;

/** § 356a BGB: always reachable, without login. Until the form of two steps exists, a prepared mail leads to us. */
export default function Withdraw() {
	const { site } = useShop();
	const mail = channels[site.channel].mail;
	const link = `mailto:${mail}?subject=${encodeURIComponent("Vertrag widerrufen")}&body=${encodeURIComponent(letter)}`;
	return (
		<>
			<PageHead
				title="Vertrag widerrufen"
				description="So widerrufen Sie einen Vertrag: ohne Anmeldung, mit einer E-Mail."
				robots="follow"
			/>
			<Breadcrumbs trail={[{ name: "Vertrag widerrufen", to: paths.withdraw }]} />
			<PageTitle
				title="Vertrag widerrufen"
				intro="Ohne Anmeldung und ohne Begründung. Wir brauchen Ihren Namen, die Bestellnummer und eine E-Mail-Adresse, an die wir den Eingang bestätigen."
			/>
			<ProseSections
				sections={[
					{
						heading: "So geht es",
						text: [
							`Schreiben Sie an [${mail}](${link}). Der Link öffnet eine vorbereitete Nachricht, in der Sie nur die Angaben ergänzen. Ein Brief an ${operator.company}, ${operator.street}, ${operator.postalCode} ${operator.city}, oder ein Anruf unter ${operator.phone} gilt ebenso.`,
							"Den Eingang bestätigen wir per E-Mail mit Inhalt, Datum und Uhrzeit.",
						],
					},
					{
						heading: "Bevor Sie schreiben",
						text: [
							"Ware mit Ihrem Text oder Ihrem Bild fertigen wir eigens für Sie; für sie gibt es kein Widerrufsrecht. Was davon ausgenommen ist und welche Fristen gelten, steht unter [Widerrufsrecht](/widerruf/).",
							"Ist an einer gestalteten Karte etwas falsch gedruckt, brauchen Sie keinen Widerruf: [Schreiben Sie uns](/kontakt/), wir drucken neu oder zahlen zurück.",
						],
					},
				]}
			/>
		</>
	);
}
