import { type Finding, findingValues } from "@offizin/design";
import { weekdayName } from "@offizin/words";
import { useHost } from "./editor-context.tsx";

/** Puts a finding into words. */
export function useFindingWords(): (finding: Finding) => string {
	const { t, nameOf, locale } = useHost();
	return (finding) => {
		const values = findingValues(finding, {
			quote: (text) => t("finding.quote", { text }),
			edges: (edges) => new Intl.ListFormat(locale).format(edges.map((edge) => t(`finding.edge.${edge}`))),
			weekday: (day) => weekdayName(day, locale),
			element: nameOf,
			fact: (fact) => t(`feast.fact.${fact}`),
		});
		return t(`finding.rule.${finding.rule}`, values);
	};
}
