import { formatOf } from "@offizin/catalog";
import type { Design } from "@offizin/contract";
import { checkDocument } from "@offizin/design";
import type { Shaper } from "@offizin/text";
import type { DesignRevision } from "./design-store.ts";

/** A design as its owner sees it, with what would stop or blemish the print. */
export function designView(design: DesignRevision, shaper: Shaper): Design {
	const { id, revision, template, configuration, document, savedAt } = design;
	const findings = checkDocument(document, formatOf(document), shaper).map((finding) =>
		"characters" in finding ? { ...finding, characters: [...finding.characters] } : finding,
	);
	return { id, revision, template, configuration, document, findings, savedAt: savedAt.toISOString() };
}
