// A private PostgreSQL for tests, gone when this process is gone, however it ends.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres } from "./programs.ts";

// The shell outlives us by exactly as long as it needs: our end of its standard input closes even on SIGKILL.
// PostgreSQL listens on a socket in its own folder only, so there is no port to collide on.
const script = `
bin=$1 folder=$2 durability=$3
mkdir -m 700 "$folder" || exit 1
trap 'rm -rf "$folder"' EXIT
trap '' INT TERM HUP
"$bin/initdb" --pgdata="$folder/data" --username=postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 --no-sync >"$folder/log" 2>&1 &&
cat >>"$folder/data/postgresql.conf" <<END &&
unix_socket_directories = '$folder'
listen_addresses = ''
max_connections = 300
fsync = $durability
synchronous_commit = $durability
full_page_writes = $durability
END
"$bin/pg_ctl" start --wait --silent --pgdata="$folder/data" --log="$folder/log" ||
{ cat "$folder/log" >&2; exit 1; }
echo ready
cat >/dev/null
"$bin/pg_ctl" stop --wait --silent --mode=immediate --pgdata="$folder/data"
`;

export interface Postgres {
	/** Connects as superuser, so tests can create databases of their own. */
	url: string;
	/** Holds `data`, the folder pg_ctl knows the cluster by. */
	folder: string;
	stop(): Promise<void>;
}

/**
 * Starts an empty cluster in the temporary folder, as user postgres when this process is root. A durable one waits for
 * the disk as in production.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
	const binaries = findPostgres();
	if (!binaries) throw new Error("PostgreSQL is missing: sudo apt-get install -y postgresql");
	const folder = join(tmpdir(), `offizin-postgres-${randomBytes(6).toString("hex")}`);
	const shell = ["sh", "-c", script, "postgres", binaries, folder, isDurable ? "on" : "off"];
	// PostgreSQL refuses to run as root.
	const command = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--", ...shell] : shell;
	const supervisor = spawn(command[0] as string, command.slice(1), {
		cwd: tmpdir(),
		stdio: ["pipe", "pipe", "inherit"],
		detached: true,
	});
	const exited = once(supervisor, "exit");
	const ready = await Promise.race([
		once(supervisor.stdout, "data").then(() => true),
		exited.then(() => false),
	]);
	if (!ready) throw new Error(`PostgreSQL from ${binaries} did not start; its messages are above.`);
	return {
		url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
		folder,
		async stop() {
			supervisor.stdin.end();
			await exited;
		},
	};
}
