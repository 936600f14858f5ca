import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";
import { freePortPair, stopProcess } from "../../tools/demo-server.ts";
import { type Postgres, startPostgres } from "../../tools/postgres.ts";
import { madeStories } from "./stories.ts";

export interface PayloadServer {
	/** Without a slash at its end. */
	readonly api: string;
	readonly pid: number;
	stop(): Promise<void>;
}

/** Payload on a PostgreSQL of its own, with the stories in one collection; every field that is asked for has an index. */
export async function startPayloadServer(): Promise<PayloadServer> {
	const postgres = await startPostgres();
	try {
		const made = run(postgres, { port: 0, mode: "development" });
		const [exitCode] = await once(made, "exit");
		if (exitCode !== 0) throw new Error("Payload did not make its tables; its messages are above.");
		await storeStories(postgres.url);
		const port = await freePortPair();
		const child = run(postgres, { port, mode: "production" });
		const isReady = await Promise.race([
			once(child, "message").then(() => true),
			once(child, "exit").then(() => false),
		]);
		if (!isReady) throw new Error("Payload did not start; its messages are above.");
		return {
			api: `http://127.0.0.1:${port}/api`,
			pid: child.pid ?? 0,
			stop: async () => {
				await stopProcess(child);
				await postgres.stop();
			},
		};
	} catch (error) {
		await postgres.stop();
		throw error;
	}
}

function run(
	{ url }: Postgres,
	{ port, mode }: { readonly port: number; readonly mode: "development" | "production" },
) {
	const socketFolder = new URL(url).searchParams.get("host") ?? "";
	const script = join(import.meta.dirname, "payload-service.mjs");
	return spawn(process.execPath, [script, String(port), socketFolder], {
		stdio: ["ignore", "ignore", "inherit", "ipc"],
		env: { PATH: process.env.PATH ?? "", NODE_ENV: mode },
	});
}

async function storeStories(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(`
			insert into stories (name, title, folder, content_type, color, full_slug, price, published_at, tags, content)
			select name, content->>'title', folder, content->>'component', content->>'color', full_slug,
				(content->>'price')::numeric, published_at, jsonb_build_array('tag-' || n % 20), content
			from (${madeStories}) as made;
			analyze stories;
		`);
	} finally {
		await client.end();
	}
}
