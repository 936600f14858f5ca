import type { Design } from "@offizin/contract";
import { type Finding, findingWordsDe } from "@offizin/design";
import type { Fonts } from "../fonts/fonts.ts";
import { checkDesign } from "./check-design.ts";
import type { DesignRevision } from "./design-store.ts";

/** A design as its owner sees it, with what would stop or blemish the print. */
export function designView(design: DesignRevision, fonts: Fonts): Design {
	const { id, revision, template, configuration, document, savedAt, repairs, newerVersion } = design;
	return {
		id,
		revision,
		template,
		configuration,
		document,
		isReadOnly: newerVersion !== undefined,
		repairs: [...repairs],
		findings: checkDesign(design, fonts).map(findingView),
		savedAt: savedAt.toISOString(),
	};
}

function findingView(finding: Finding): Design["findings"][number] {
	const { rule, severity, page, element, label, repair: _repair, ...details } = finding;
	const entries = Object.entries(details).map(([name, value]) => [
		name,
		typeof value === "object" ? [...value] : value,
	]);
	const message = findingWordsDe(finding);
	return { rule, severity, page, element, label, message, details: Object.fromEntries(entries) };
}
