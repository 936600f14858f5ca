import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, open, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { printedProductSchema } from "@offizin/contract";
import { DataStore, ERRORS, Upload } from "@tus/utils";
import { z } from "zod";
import { unlessGone } from "../../adapters/files/unless-gone.ts";

const noteSchema = z.object({
	size: z.int(),
	createdAt: z.string(),
	/** What the photo is meant for, as far as its client said so. */
	product: printedProductSchema.optional(),
});
const ID = /^[A-Za-z0-9_-]{22}$/;

interface StoreOptions {
	readonly folder: string;
	/** Resolves when so many more bytes of the current request may be taken in. */
	readonly pace: (bytes: number) => Promise<void>;
	readonly now: () => Date;
}

/** Unfinished uploads in a folder: the bytes so far, and a note of what they become. Whose they are says their charge. */
export class ResumableStore extends DataStore {
	readonly #folder: string;
	readonly #of: StoreOptions;

	constructor(options: StoreOptions) {
		super();
		this.#folder = options.folder;
		this.#of = options;
		this.extensions = ["creation", "creation-with-upload", "termination"];
	}

	/** Where the bytes of an upload lie. */
	pathOf(id: string): string {
		return join(this.#folder, id);
	}

	/** Whether it was begun and is still unfinished. */
	async has(id: string): Promise<boolean> {
		return (await this.#noteOf(id)) !== undefined;
	}

	/** What it is to be printed as; undefined where its client did not say, or nothing we know. */
	async productOf(id: string) {
		return (await this.#noteOf(id))?.product;
	}

	/** Whether every byte has arrived. */
	async isWhole(id: string): Promise<boolean> {
		const note = await this.#noteOf(id);
		return note !== undefined && (await this.#arrived(id)) === note.size;
	}

	override async create(upload: Upload): Promise<Upload> {
		await mkdir(this.#folder, { recursive: true });
		const product = printedProductSchema.safeParse(upload.metadata ?? {}).data;
		const createdAt = this.#of.now().toISOString();
		const note = { size: upload.size ?? 0, createdAt, product };
		await (await open(this.pathOf(upload.id), "wx")).close();
		await writeFile(this.#notePath(upload.id), JSON.stringify(note), { flag: "wx" });
		return upload;
	}

	override async write(stream: Readable, id: string, offset: number): Promise<number> {
		const { pace } = this.#of;
		const paced = async function* (pieces: AsyncIterable<Uint8Array>) {
			for await (const piece of pieces) {
				await pace(piece.length);
				yield piece;
			}
		};
		await pipeline(stream, paced, createWriteStream(this.pathOf(id), { flags: "r+", start: offset }));
		return (await stat(this.pathOf(id))).size;
	}

	override async getUpload(id: string): Promise<Upload> {
		const note = await this.#noteOf(id);
		const offset = await this.#arrived(id);
		if (!note || offset === undefined) throw ERRORS.FILE_NOT_FOUND;
		return new Upload({ id, size: note.size, offset, creation_date: note.createdAt });
	}

	override async remove(id: string): Promise<void> {
		await rm(this.pathOf(id), { force: true });
		await rm(this.#notePath(id), { force: true });
	}

	read(id: string): Readable {
		return createReadStream(this.pathOf(id));
	}

	#notePath(id: string): string {
		return `${this.pathOf(id)}.json`;
	}

	/** How many bytes lie here. */
	async #arrived(id: string): Promise<number | undefined> {
		return (await unlessGone(stat(this.pathOf(id))))?.size;
	}

	/** Undefined as soon as it is taken away, though it was still there when somebody began to ask. */
	async #noteOf(id: string) {
		// Bytes that were stored by one who was cut off before it could say so are gone from here.
		if (!ID.test(id) || !existsSync(this.pathOf(id))) return undefined;
		const note = await unlessGone(readFile(this.#notePath(id), "utf8"));
		return note === undefined ? undefined : noteSchema.parse(JSON.parse(note));
	}
}
