import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { err, ok, type Result } from "@offizin/base";
import { slugOf } from "@offizin/content";
import { toJson } from "../../../adapters/database/json.ts";
import { newId } from "../../../adapters/ids/new-id.ts";
import { assetKey, keepAssets } from "../../content/assets/asset-file.ts";
import type { Platform } from "../../platform.ts";
import { uploadFolders } from "../../uploads/upload-folders.ts";
import { type ChangeOf, changeSpace } from "../change-space.ts";
import type { ContentRefusal } from "../refusal.ts";

export interface SentAsset {
	readonly name: string;
	readonly bytes: Uint8Array;
	readonly alt: string;
	readonly title: string;
	readonly copyright: string;
	readonly source: string;
	/** Network it comes from, for turns of the render processes. */
	readonly client: string;
}

/** Takes a file into a space, once it is known what it is; answers with its id. The same file twice is two assets of one file. */
export async function takeAsset(
	platform: Platform,
	change: ChangeOf,
	{ name, bytes, client, ...said }: SentAsset,
): Promise<Result<number, ContentRefusal>> {
	const { config, renderer, files } = platform;
	const { incoming } = uploadFolders(config);
	await mkdir(incoming, { recursive: true });
	const path = join(incoming, newId());
	try {
		await writeFile(path, bytes, { flag: "wx" });
		const inspected = await renderer.run("asset.inspect", path, { client });
		if (!inspected.ok) return err({ code: inspected.error });
		if (!inspected.value.ok) return err({ code: inspected.value.error });
		const { contentType, extension, width, height } = inspected.value.value;
		const hash = createHash("sha256").update(bytes).digest("hex");
		return await changeSpace(platform, change, async ({ trx, space, at, tell }) => {
			await keepAssets(trx);
			if (!(await files.holds(assetKey(hash), bytes.length))) await files.adopt(path, assetKey(hash));
			const row = await trx
				.insertInto("content_asset")
				.values({
					...said,
					space: space.id,
					name: safeName(name, extension),
					hash,
					content_type: contentType,
					bytes: bytes.length,
					width,
					height,
					focus: "",
					meta_data: toJson({}),
					created_at: at,
					updated_at: at,
				})
				.returning("id")
				.executeTakeFirstOrThrow();
			tell(null, false);
			return ok(row.id);
		});
	} finally {
		await rm(path, { force: true });
	}
}

const MAX_NAME = 100;

/** The last part of an address: small letters, digits and hyphens, and the ending of what the file is. */
export function safeName(name: string, extension: string): string {
	const stem = slugOf(name.replace(/\.[^.]*$/, ""));
	return `${stem.slice(0, MAX_NAME) || "datei"}${extension}`;
}
