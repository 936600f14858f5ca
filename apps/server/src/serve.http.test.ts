import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type ClientRequest, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { eventually } from "./testing/eventually.ts";
import { jpeg } from "./testing/photos.ts";
import { type ServerProcess, startServerProcess } from "./testing/server-process.ts";

const folder = mkdtempSync(join(tmpdir(), "offizin-serve-"));
let running: ServerProcess[] = [];
afterEach(async () => {
	for (const { child } of running) child.kill("SIGKILL");
	await Promise.all(running.map(({ ended }) => ended));
	running = [];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the server as `npm start` does and waits for its addresses. */
async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
	const server = await startServerProcess({ DATA_FOLDER: folder, LOG_LEVEL: "error", ...environment });
	running.push(server);
	return server;
}

/** A POST of which the server has read the head, and waits for the rest. */
async function postHalf(port: number, path: string, headers: Record<string, string>): Promise<ClientRequest> {
	const half = request({ port, method: "POST", path, headers: { ...headers, expect: "100-continue" } });
	half.on("error", () => {});
	half.flushHeaders();
	await once(half, "continue");
	return half;
}

/** Waits until nobody new is taken. */
async function isClosed(port: number): Promise<void> {
	const answers = () => fetch(`http://localhost:${port}/healthz`).then(Boolean, () => false);
	await eventually(async () => !(await answers()) || undefined, { what: "a closed door" });
}

test("it prints where it is, answers both channels, finishes what runs at SIGTERM and keeps what it was told", async () => {
	const { child, printed, port, ended, browser } = await start();
	expect(printed).toContain(`Papiervogel   http://localhost:${port}/`);
	expect(printed).toContain(`Bildwand      http://localhost:${port + 1}/`);
	expect(printed).toMatch(/Login +werkstatt@offizin\.example +\S{16}/);
	expect(printed).not.toContain("Warning");
	for (const each of [port, port + 1])
		expect((await fetch(`http://localhost:${each}/readyz`)).status).toBe(200);

	// On a busy machine the first photo takes longer than what runs at SIGTERM has: a render process starts for it.
	expect((await browser().upload(await jpeg(900, 700))).status).toBe(201);
	const photo = await jpeg(1000, 700);
	const form = (name: string) =>
		Buffer.from(`--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`);
	const upload = await postHalf(port, "/web-api/uploads", {
		"content-type": "multipart/form-data; boundary=x",
	});
	const answered = once(upload, "response");
	upload.write(Buffer.concat([form("a.jpg"), photo.subarray(0, 2000)]));
	child.kill("SIGTERM");
	await isClosed(port);
	upload.end(Buffer.concat([photo.subarray(2000), Buffer.from("\r\n--x--\r\n")]));
	const [response] = await answered;
	expect(response.statusCode).toBe(201);
	const cookie = String(response.headers["set-cookie"]).split(";")[0] ?? "";
	let body = "";
	for await (const chunk of response) body += chunk;
	expect(await ended).toEqual([0, null]);

	const again = await start();
	const { preview } = JSON.parse(body);
	expect((await fetch(`http://localhost:${again.port}${preview}`, { headers: { cookie } })).status).toBe(200);
	const login = again.printed.match(/Login +(\S+) +(\S+)/);
	const signedIn = await fetch(`http://localhost:${again.port}/office-api/login`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ email: login?.[1], password: login?.[2] }),
	});
	expect(signedIn.status).toBe(200);
});

test("a second signal ends it at once", async () => {
	const { child, port, ended } = await start();
	await postHalf(port, "/web-api/uploads", {});
	child.kill("SIGTERM");
	// Once it takes nobody new it has heard the first signal and waits for the upload.
	await isClosed(port);
	expect(child.exitCode).toBeNull();
	child.kill("SIGTERM");
	expect(await ended).toEqual([null, "SIGTERM"]);
});

test("[security.L3] a demo for the network says what it shows; a taken folder and a taken port are named", async () => {
	const { port, printed } = await start({ HOST: "0.0.0.0" });
	expect(printed).toContain(`Papiervogel   http://localhost:${port}/`);
	expect(printed).toMatch(/Warning: HOST opens this demo to the network, .*\/mailbox/);
	const refused = async (environment: Record<string, string>) => {
		const error = await start(environment).catch((reason: Error) => reason);
		return error instanceof Error ? error.message : "started";
	};
	expect(await refused({})).toMatch(/^The configuration cannot be used:\n {2}DATA_FOLDER is taken/);
	const other = join(folder, "other");
	expect(await refused({ DATA_FOLDER: other, PORT: String(port) })).toContain(`PORT ${port} cannot be used`);
});
