import { fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { invariant } from "@offizin/base";
import { OTHERS } from "../files/private-files.ts";
import { LOCK_FILE } from "./claim-folder.ts";

type Settings = Parameters<NodeFS["init"]>[1];

/** The part of Emscripten's NODEFS that its types leave out: real files and folders, but no fsync. */
interface RealFiles {
	readonly node_ops: { readdir(folder: unknown): string[]; setattr: SetAttributes };
	readonly stream_ops: { setattr: SetAttributes; fsync?: (stream: { readonly nfd: number }) => number };
}

type SetAttributes = (file: unknown, attributes: { readonly mode?: number }) => void;

/**
 * A folder whose files are on the disk when PostgreSQL has asked for it. The lock file in it is hidden: PostgreSQL
 * opens and closes every file it finds when it recovers, and with that our lock would be gone.
 */
export class DurableFileSystem extends NodeFS {
	readonly #standStill: (reason: string) => never;
	#isRunning = false;
	#lastWords = "";

	/** `standStill` is called when the database is broken: nothing may be written after that. */
	constructor(folder: string, standStill: (reason: string) => never) {
		super(folder);
		this.#standStill = standStill;
	}

	/** What PostgreSQL said before it gave up; empty when it said nothing. */
	get lastWords(): string {
		return this.#lastWords;
	}

	/** From now on a database that breaks stands still: asked again, it would spin for ever. */
	run(): void {
		this.#isRunning = true;
	}

	override async init(pglite: PGlite, given: Settings): ReturnType<NodeFS["init"]> {
		const { emscriptenOpts } = await super.init(pglite, given);
		const settings: Settings & { onAbort: (what: unknown) => void } = {
			...emscriptenOpts,
			printErr: (line: string) => {
				if (/ (PANIC|FATAL): /.test(line)) this.#lastWords = line;
				emscriptenOpts.printErr?.(line);
			},
			onAbort: (what) => {
				if (this.#isRunning) this.#standStill(this.#lastWords || String(what));
			},
			preRun: [
				...(emscriptenOpts.preRun ?? []),
				({ NODEFS }) => {
					invariant(isRealFiles(NODEFS), "PGlite reaches its files in another way than before");
					const { node_ops, stream_ops } = NODEFS;
					const { readdir } = node_ops;
					node_ops.readdir = (folder) => readdir(folder).filter((name) => name !== LOCK_FILE);
					node_ops.setattr = privately(node_ops.setattr);
					stream_ops.setattr = privately(stream_ops.setattr);
					stream_ops.fsync = ({ nfd }) => this.#sync(nfd);
				},
			],
		};
		return { emscriptenOpts: settings };
	}

	/** PostgreSQL, too, goes on only from the disk when a sync has failed: the pages may be lost already. */
	#sync(file: number): number {
		try {
			fsyncSync(file);
			return 0;
		} catch (error) {
			return this.#standStill(`it could not be written: ${error}`);
		}
	}
}

/** Emscripten sets the mode of every file it makes once more, and with that undoes the umask of the process. */
function privately(setAttributes: SetAttributes): SetAttributes {
	return (file, attributes) => {
		const { mode } = attributes;
		setAttributes(file, mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS });
	};
}

function isRealFiles(value: object): value is RealFiles {
	if (!("node_ops" in value && "stream_ops" in value)) return false;
	const { node_ops, stream_ops } = value;
	if (!isObject(node_ops) || !isObject(stream_ops)) return false;
	return "readdir" in node_ops && "setattr" in node_ops && "setattr" in stream_ops;
}

function isObject(value: unknown): value is object {
	return typeof value === "object" && value !== null;
}
