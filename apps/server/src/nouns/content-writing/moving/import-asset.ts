import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve, sep } from "node:path";
import type { Trx } from "../../../adapters/database/database.ts";
import { toJson } from "../../../adapters/database/json.ts";
import type { FileStore } from "../../../adapters/files/file-store.ts";
import { inspectAsset } from "../../../adapters/photo/inspection/inspect-asset.ts";
import { MAX_BYTES } from "../../../adapters/photo/upload-limits.ts";
import { assetKey, keepAssets } from "../../content/assets/asset-file.ts";
import { safeName } from "../assets/take-asset.ts";
import { giveIdsAbove } from "./given-ids.ts";
import { ImportRefused } from "./import-refused.ts";
import type { AssetPart } from "./space-file.ts";

const FETCH_MS = 60_000;

interface Putting {
	readonly trx: Trx;
	readonly files: FileStore;
	readonly folder: string;
}

/** Takes a file of an import: from the bytes in it, from beside it, or from an address; looked at like an upload. */
export async function putAsset(
	{ trx, files, folder }: Putting,
	space: number,
	part: AssetPart,
	where: string,
): Promise<void> {
	const bytes = await bytesOf(part, folder, where);
	if (bytes.length > MAX_BYTES)
		throw new ImportRefused(`${where}: the file has more than ${MAX_BYTES} bytes.`);
	const inspected = await inspect(bytes);
	if (!inspected.ok) throw new ImportRefused(`${where}: ${inspected.error}.`);
	const { contentType, extension, width, height } = inspected.value;
	const hash = createHash("sha256").update(bytes).digest("hex");
	await keepAssets(trx);
	if (!(await files.holds(assetKey(hash), bytes.length))) await files.write(assetKey(hash), bytes);
	const name = part.name ?? part.filename?.split("/").at(-1) ?? "";
	const row = {
		name: /^[a-z\d][a-z\d-]*\.[a-z\d]+$/.test(name) ? name : safeName(name, extension),
		hash,
		content_type: contentType,
		bytes: bytes.length,
		width,
		height,
		alt: part.alt,
		title: part.title,
		source: part.source,
		copyright: part.copyright,
		focus: part.focus,
		meta_data: toJson(part.meta_data),
		created_at: new Date(part.created_at),
		updated_at: new Date(part.updated_at ?? part.created_at),
		deleted_at: null,
		deleted_by: null,
	};
	const put = await trx
		.insertInto("content_asset")
		.values({ ...row, id: part.id, space })
		.onConflict((conflict) => conflict.column("id").doUpdateSet(row).where("content_asset.space", "=", space))
		.returning("id")
		.executeTakeFirst();
	if (!put) throw new ImportRefused(`${where}: the id ${part.id} is that of a file of another space.`);
	await giveIdsAbove(trx, "content_asset");
}

async function bytesOf(part: AssetPart, folder: string, where: string): Promise<Uint8Array> {
	if (part.bytes !== undefined) return Buffer.from(part.bytes, "base64");
	if (part.file !== undefined) {
		const path = resolve(folder, part.file);
		if (!path.startsWith(resolve(folder) + sep))
			throw new ImportRefused(`${where}: ${part.file} does not lie beside the file.`);
		return readFile(path).catch(() => {
			throw new ImportRefused(`${where}: there is no ${part.file} beside the file.`);
		});
	}
	const address = part.url ?? part.filename;
	if (!address || !/^https?:/.test(address))
		throw new ImportRefused(`${where}: it has neither bytes nor url nor file.`);
	const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_MS) }).catch(() => undefined);
	if (!response?.ok)
		throw new ImportRefused(`${where}: ${address} answers ${response?.status ?? "nothing"}.`);
	return new Uint8Array(await response.arrayBuffer());
}

async function inspect(bytes: Uint8Array) {
	const folder = await mkdtemp(join(tmpdir(), "offizin-import-"));
	try {
		const path = join(folder, "file");
		await writeFile(path, bytes);
		return await inspectAsset(path);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
