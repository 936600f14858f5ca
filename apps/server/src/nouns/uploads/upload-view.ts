import type { Upload } from "@offizin/contract";
import type { ChosenProfile } from "../../adapters/profiles/profile-choice.ts";
import type { Platform } from "../platform.ts";
import { colorLossOf, UNPROOFED } from "./renditions.ts";
import { focusOf, likenessOf, type UploadRow } from "./upload-store.ts";

/** A photo as its owner gets it, with its proof on what it is to be printed by. */
export async function uploadView(
	{ files }: Pick<Platform, "files">,
	upload: UploadRow,
	proof: ChosenProfile,
): Promise<Upload> {
	const { id, width, height, sha256 } = upload;
	const address = `/web-api/uploads/${id}`;
	return {
		id,
		width,
		height,
		focus: focusOf(upload) ?? null,
		likeness: likenessOf(upload),
		takenOn: upload.taken_on,
		preview: `${address}/screen?proof=${proof.proof}`,
		colorLoss: await colorLossOf(files, { sha256, proof }),
		comparison: {
			before: `${address}/thumb?proof=${UNPROOFED}`,
			after: `${address}/thumb?proof=${proof.proof}`,
		},
	};
}
