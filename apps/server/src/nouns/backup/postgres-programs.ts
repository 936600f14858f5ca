import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { pipeline } from "node:stream/promises";
import { invariant } from "@offizin/base";
import { embeddedExtensions } from "../../adapters/database/embedded-extensions.ts";
import { environmentWith } from "../../config.ts";
import { BackupRefused } from "./backup-folder.ts";

/** What is ours in a database; what others keep in theirs is neither saved nor replaced. */
export const ourSchemas = ["public", "pgboss"] as const;

/** Writes a consistent dump of what is ours in a PostgreSQL, however much is written to it meanwhile. */
export async function dumpDatabase(url: string, path: string): Promise<void> {
	const schemas = ourSchemas.map((schema) => `--schema=${schema}`);
	// With schemas named, those that our indexes need would be left out.
	const extensions = Object.keys(embeddedExtensions).map((name) => `--extension=${name}`);
	await ended(
		start("pg_dump", ["--format=custom", ...schemas, ...extensions, ...plain, `--file=${path}`], url),
	);
}

/**
 * Puts a dump into a PostgreSQL in place of what is ours in it, in one transaction: all of it is there afterwards, or
 * nothing has changed. The commit is ours to send, so that a reader that was cut off is never taken for the end.
 */
export async function loadDatabase(url: string, path: string): Promise<void> {
	const clean = ourSchemas.map((schema) => `--command=drop schema if exists "${schema}" cascade`);
	const reader = start("pg_restore", [...plain, "--file=-", path]);
	const writer = start(
		"psql",
		[
			...["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null"],
			...["--command=begin", ...clean, "--file=-"],
		],
		url,
	);
	const [input, output] = [writer.child.stdin, reader.child.stdout];
	invariant(input && output, "a program without its pipes");
	// A writer that has refused something closes its input; why it did is in what it says.
	const piped = pipeline(output, input, { end: false }).catch(() => {});
	const written = ended(writer).catch((error: unknown) => {
		reader.child.kill();
		throw error;
	});
	const read = ended(reader).then(
		() => piped.then(() => void input.end("commit;\n")),
		(error: unknown) => {
			writer.child.kill();
			throw error;
		},
	);
	const outcomes = await Promise.allSettled([written, read]);
	const [first, second] = writer.child.killed ? outcomes.reverse() : outcomes;
	for (const outcome of [first, second]) if (outcome?.status === "rejected") throw outcome.reason;
}

const plain = ["--no-owner", "--no-privileges"] as const;

interface Started {
	readonly name: string;
	readonly child: ChildProcess;
	readonly said: Promise<string>;
}

function start(name: string, args: readonly string[], url?: string): Started {
	const connection = url === undefined ? { args: [], env: {} } : connectionOf(url);
	const child = spawn(name, [...connection.args, ...args], { env: environmentWith(connection.env) });
	const chunks: Buffer[] = [];
	child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
	const said = new Promise<string>((resolve) => {
		child.stderr.on("close", () => resolve(Buffer.concat(chunks).toString().trim()));
	});
	return { name, child, said };
}

/** Everybody may read the arguments of a process, hence the password goes another way. */
function connectionOf(url: string) {
	const address = new URL(url);
	const password = decodeURIComponent(address.password);
	address.password = "";
	return { args: [`--dbname=${address.href}`], env: { ...(password && { PGPASSWORD: password }) } };
}

async function ended({ name, child, said }: Started): Promise<void> {
	try {
		const [code] = await once(child, "close");
		if (code !== 0) throw new BackupRefused(`${name} failed: ${await said}`);
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
		throw new BackupRefused(
			`${name} is not installed. It comes with the client programs of PostgreSQL (Debian: apt-get install postgresql-client).`,
		);
	}
}
