import type { Owner } from "@offizin/accounts";
import { type DesignDocument, photosOf } from "@offizin/design";
import { printedProduct } from "../../adapters/profiles/profile-choice.ts";
import type { PressFacts } from "../document/check-design.ts";
import type { Platform } from "../platform.ts";
import { colorLossOf } from "../uploads/renditions.ts";
import { findUploads, type UploadRow } from "../uploads/upload-store.ts";

interface Printed {
	readonly id: string;
	readonly document: DesignDocument;
	/** Whose the design is. */
	readonly owner: Owner;
	/** Photos that are about to be placed. */
	readonly placed?: readonly UploadRow[];
}

/** Gathers them; photos are not decoded for it. */
export async function pressFacts(
	{ database: { db }, files, profiles }: Pick<Platform, "database" | "files" | "profiles">,
	{ id: design, document, owner, placed = [] }: Printed,
): Promise<PressFacts> {
	const proof = profiles.choose(printedProduct(document));
	const ids = new Set(photosOf(document).map(({ upload }) => upload));
	const uploads = await findUploads(db, [...ids], { owner, design });
	const losses = [...uploads.values(), ...placed].map(
		async ({ id, sha256 }) => [id, await colorLossOf(files, { sha256, proof })] as const,
	);
	return { profile: proof.profile, colorLoss: new Map(await Promise.all(losses)) };
}
