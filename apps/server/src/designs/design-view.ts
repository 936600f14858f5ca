import type { Design } from "@offizin/contract";
import { type Finding, findingWordsDe, photosOf } from "@offizin/design";
import type { Platform } from "../platform.ts";
import { findUploads } from "../uploads/upload-store.ts";
import { checkDesign } from "./check-design.ts";
import type { DesignRevision } from "./design-store.ts";

/** A design as its owner sees it, with what would stop or blemish the print. */
export async function designView(
	{ database, fonts }: Pick<Platform, "database" | "fonts">,
	design: DesignRevision,
): Promise<Design> {
	const { id, revision, template, configuration, document, savedAt, repairs, newerVersion } = design;
	const placed = [...new Set(photosOf(document).map(({ upload }) => upload))];
	const uploads = await findUploads(database.db, placed, design.owner);
	return {
		id,
		revision,
		template,
		configuration,
		document,
		isReadOnly: newerVersion !== undefined,
		repairs: [...repairs],
		photos: [...uploads.values()].map(({ id: upload, sha256 }) => ({ upload, sha256 })),
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
