import { createReadStream, createWriteStream } from "node:fs";
import { access } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { exportSpace } from "../../nouns/content-writing/moving/export-space.ts";
import { ImportRefused } from "../../nouns/content-writing/moving/import-refused.ts";
import { importSpace } from "../../nouns/content-writing/moving/import-space.ts";
import { UnreadableJson } from "../../nouns/content-writing/moving/json-parts.ts";
import { siteAddresses } from "../content/site-addresses.ts";
import { loadShop } from "../pages/shop-build.ts";
import type { Installation } from "./installation.ts";
import { type ExitCode, exitCodes, UsageError } from "./run-command.ts";
import type { Terminal } from "./terminal.ts";

const USAGE = `Usage: npm run content -- import <file.json> [--space 4711] [--replace | --merge]
       npm run content -- export [new file.json] --space 4711
An import goes into an empty or new space. --replace takes away what is there and its history first; --merge writes
over stories of the same uuid and keeps the others. Without a file an export goes to the standard output.`;

const options = {
	space: { type: "string" },
	replace: { type: "boolean" },
	merge: { type: "boolean" },
} as const;

/** Imports or exports a space; says what it has done. */
export async function moveContent(
	args: readonly string[],
	installation: Installation,
	terminal: Terminal,
	shop = loadShop,
): Promise<ExitCode> {
	const { verb, file, space, mode } = read(args);
	if (verb === "export") return exportTo(installation, terminal, { file, space });
	if (file === undefined) throw new UsageError(USAGE);
	try {
		await access(file);
		const say = (line: string) => terminal.complain(line);
		const done = await importSpace(installation, createReadStream(file), {
			space,
			mode,
			folder: dirname(file),
			say,
			showsStory: siteAddresses(await shop()),
		});
		terminal.print(
			`${done.stories} stories, ${done.assets} files, ${done.components} components and ${done.dataSources} data sources are in the space ${done.space}.`,
		);
		for (const { access: kind, token } of done.tokens) terminal.print(`Token made (${kind}): ${token}`);
		return exitCodes.done;
	} catch (error) {
		if (isMissing(error)) terminal.complain(`There is no ${file}.`);
		else if (error instanceof ImportRefused || error instanceof UnreadableJson)
			terminal.complain(`${error.message} Nothing was imported.`);
		else throw error;
		return exitCodes.refused;
	}
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

interface Exporting {
	readonly file: string | undefined;
	readonly space: number | undefined;
}

async function exportTo(
	installation: Installation,
	terminal: Terminal,
	{ file, space }: Exporting,
): Promise<ExitCode> {
	if (space === undefined) throw new UsageError(USAGE);
	const pieces = await exportSpace(installation, space);
	if (!pieces) {
		terminal.complain(`There is no space ${space}.`);
		return exitCodes.refused;
	}
	const target = file === undefined ? process.stdout : createWriteStream(file, { flags: "wx", mode: 0o600 });
	try {
		await pipeline(Readable.from(pieces), target, { end: file !== undefined });
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
		terminal.complain(`${file} is there already.`);
		return exitCodes.refused;
	}
	if (file !== undefined) terminal.print(`The space ${space} is in ${file}, its tokens among it.`);
	return exitCodes.done;
}

function read(args: readonly string[]) {
	try {
		const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
		const [verb, file, ...more] = positionals;
		if ((verb !== "import" && verb !== "export") || more.length > 0) throw new Error("What is to be done?");
		if (values.space !== undefined && !/^[1-9]\d{0,14}$/.test(values.space))
			throw new Error(`${values.space} is no number of a space.`);
		if (values.replace && values.merge) throw new Error("Either --replace or --merge.");
		const mode = values.replace ? "replace" : values.merge ? "merge" : "new";
		return {
			verb,
			file,
			mode,
			space: values.space === undefined ? undefined : Number(values.space),
		} as const;
	} catch (error) {
		throw new UsageError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
	}
}
