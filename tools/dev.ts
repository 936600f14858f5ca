// npm run dev: after every change of a source, builds the apps that changed and starts the server again.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { buildChanged } from "./build.ts";

const watched = ["apps", "packages", "db"];
const ignored = /(^|\/)(node_modules|build|\.react-router)(\/|$)|\.test\.tsx?$|\.timestamp-|~$/;
const settleMs = 150;

let server: ChildProcess | undefined;
let wanted = Promise.withResolvers<void>();

async function stopServer(): Promise<void> {
	if (!server || server.exitCode !== null || server.signalCode !== null) return;
	server.kill("SIGTERM");
	await once(server, "exit");
}

for (const folder of watched) {
	watch(folder, { recursive: true }, (_event, path) => {
		if (path && !ignored.test(path)) wanted.resolve();
	});
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
	process.on(signal, async () => {
		await stopServer();
		process.exit(0);
	});
}

for (;;) {
	wanted = Promise.withResolvers<void>();
	if (buildChanged().failed.length === 0) {
		await stopServer();
		server = spawn(process.execPath, ["apps/server/src/main.ts"], { stdio: "inherit" });
	} else {
		console.error("Waiting for a change that mends the build; the server still runs the last good one.");
	}
	await wanted.promise;
	await new Promise((resolve) => setTimeout(resolve, settleMs));
}
