import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { freePortPair, stopProcess } from "../../tools/demo-server.ts";
import type { ListContent } from "./list-content.ts";
import { untilAnswers } from "./until-answers.ts";

const app = fileURLToPath(new URL("../next-list", import.meta.url));
const next = fileURLToPath(new URL("../node_modules/next/dist/bin/next", import.meta.url));
const env = {
	PATH: process.env.PATH ?? "",
	NODE_ENV: "production",
	NEXT_TELEMETRY_DISABLED: "1",
} as const;

export interface NextServer {
	/** The list, made anew for every request. */
	readonly dynamic: string;
	/** The list, made when the app was built. */
	readonly static: string;
	readonly pid: number;
	stop(): Promise<void>;
}

/** Builds the peer's list with our content, unless it already is, and starts it. */
export async function startNextServer(content: ListContent): Promise<NextServer> {
	const data = `${app}/list.json`;
	const wanted = JSON.stringify(content);
	const isBuilt =
		existsSync(`${app}/.next/BUILD_ID`) && existsSync(data) && readFileSync(data, "utf8") === wanted;
	if (!isBuilt) {
		writeFileSync(data, wanted);
		console.log("  Building the Next.js peer …");
		const { status, stdout, stderr } = spawnSync(process.execPath, [next, "build"], {
			cwd: app,
			env,
			encoding: "utf8",
		});
		if (status !== 0) throw new Error(`next build failed\n${stdout}${stderr}`);
	}
	const port = await freePortPair();
	const child = spawn(process.execPath, [next, "start", "-p", String(port), "-H", "127.0.0.1"], {
		cwd: app,
		env,
		stdio: "ignore",
	});
	const origin = `http://127.0.0.1:${port}`;
	await untilAnswers(`${origin}/static`);
	return {
		dynamic: `${origin}/dynamic`,
		static: `${origin}/static`,
		pid: child.pid ?? 0,
		stop: () => stopProcess(child),
	};
}
