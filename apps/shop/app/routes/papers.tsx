import { papers } from "@offizin/catalog";
import { publicPage } from "#app/cache-header.ts";
import { requireChannel } from "#app/channel-guard.server.ts";
import { paperTexts } from "#app/content/paper-texts.server.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { dePapers } from "#app/messages/de-papers.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { PaperTable } from "#app/papers/paper-table.tsx";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import type { Route } from "./+types/papers.ts";

/** The ten papers (spec 3.7-12). */
export function loader({ context }: Route.LoaderArgs) {
	requireChannel(context, "papiervogel");
	return papers
		.filter(({ forms }) => !forms)
		.map(({ key, weight, surface, tint, foil, relief }) => ({
			key,
			weight,
			surface,
			tint,
			foil,
			relief,
			text: paperTexts[key]?.long ?? "",
		}));
}

export const headers = publicPage;

export default function Papers({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Zehn Papiere für Karten"
				description="Bilderdruck, Naturpapier, Baumwolle, Leinenprägung, Perlmutt, Kraftpapier: wie sich unsere zehn Papiere anfühlen und welche eine Heißfolie tragen."
				robots="index"
			/>
			<Breadcrumbs trail={[{ name: "Papiere", to: paths.papers }]} />
			<PageTitle
				title="Zehn Papiere"
				intro="Glatte Papiere zeigen Bilder scharf, offene nehmen Tinte an, Baumwolle tut beides ein bisschen und kostet mehr. Heißfolie tragen sechs von ihnen, Relieflack drei."
			/>
			<MoreWords words={dePapers}>
				<PaperTable papers={loaderData} />
			</MoreWords>
		</>
	);
}
