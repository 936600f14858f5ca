import { cardCounts } from "./card-counts.ts";
import { numeralAtStartDe, numeralDe } from "./numeral-de.ts";

const { papers, foilPapers, reliefPapers } = cardCounts;
const title = `${numeralAtStartDe(papers)} Papiere`;

/** Head of the page of papers; relief varnish is named where a card can have it. */
export function papersCopy(hasRelief: boolean) {
	const relief = hasRelief ? `, Relieflack ${numeralDe(reliefPapers)}` : "";
	return {
		title,
		pageTitle: `${title} für Karten`,
		description: `Bilderdruck, Naturpapier, Baumwolle, Leinenprägung, Perlmutt, Kraftpapier: wie sich unsere ${numeralDe(papers)} Papiere anfühlen und welche eine Heißfolie tragen.`,
		intro: `Glatte Papiere zeigen Bilder scharf, offene nehmen Tinte an, Baumwolle tut beides ein bisschen und kostet mehr. Heißfolie tragen ${numeralDe(foilPapers)} von ihnen${relief}.`,
	};
}
