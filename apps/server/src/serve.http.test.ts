import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { freePortPair } from "./testing/free-port.ts";
import { jpeg } from "./testing/photos.ts";

/** Each test starts whole processes. */
const TIMEOUT_MS = 90_000;
const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "offizin-serve-"));
let running: ChildProcess | undefined;
afterEach(async () => {
	if (running && running.exitCode === null && running.signalCode === null) {
		running.kill("SIGKILL");
		await once(running, "exit");
	}
}, TIMEOUT_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the server as `npm start` does and waits for its addresses. */
async function start(
	environment: Record<string, string>,
): Promise<{ child: ChildProcess; printed: string; port: number }> {
	const port = await freePortPair();
	const child = spawn(process.execPath, ["apps/server/src/main.ts"], {
		cwd: root,
		env: {
			PATH: process.env.PATH,
			NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
			DATA_FOLDER: folder,
			PORT: String(port),
			LOG_LEVEL: "error",
			WARM_PICTURES: "off",
			...environment,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	running = child;
	let printed = "";
	await new Promise<void>((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr]) {
			stream.on("data", (chunk) => {
				printed += chunk;
				if (/Login .*\n/.test(printed)) resolve();
			});
		}
		child.once("exit", () => reject(new Error(printed)));
	});
	return { child, printed, port };
}

test(
	"it prints where it is, answers both channels, finishes what runs at SIGTERM and keeps what it was told",
	async () => {
		const { child, printed, port } = await start({});
		expect(printed).toContain(`Papiervogel   http://localhost:${port}/`);
		expect(printed).toContain(`Bildwand      http://localhost:${port + 1}/`);
		expect(printed).toMatch(/Login +werkstatt@offizin\.example +\S{16}/);
		expect(printed).not.toContain("Warning");
		for (const each of [port, port + 1])
			expect((await fetch(`http://localhost:${each}/readyz`)).status).toBe(200);

		const photo = await jpeg(1000, 700);
		const form = (name: string) =>
			Buffer.from(`--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`);
		const upload = request({
			port,
			method: "POST",
			path: "/web-api/uploads",
			headers: { "content-type": "multipart/form-data; boundary=x" },
		});
		const answered = once(upload, "response");
		upload.write(Buffer.concat([form("a.jpg"), photo.subarray(0, 2000)]));
		await new Promise((resolve) => setTimeout(resolve, 200));
		child.kill("SIGTERM");
		await new Promise((resolve) => setTimeout(resolve, 200));
		await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow();
		upload.end(Buffer.concat([photo.subarray(2000), Buffer.from("\r\n--x--\r\n")]));
		const [response] = await answered;
		expect(response.statusCode).toBe(201);
		const cookie = String(response.headers["set-cookie"]).split(";")[0] ?? "";
		let body = "";
		for await (const chunk of response) body += chunk;
		expect(await once(child, "exit")).toEqual([0, null]);

		const again = await start({});
		const { preview } = JSON.parse(body);
		expect((await fetch(`http://localhost:${again.port}${preview}`, { headers: { cookie } })).status).toBe(
			200,
		);
		const login = again.printed.match(/Login +(\S+) +(\S+)/);
		const signedIn = await fetch(`http://localhost:${again.port}/office-api/login`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ email: login?.[1], password: login?.[2] }),
		});
		expect(signedIn.status).toBe(200);
	},
	TIMEOUT_MS,
);

test(
	"a second signal ends it at once",
	async () => {
		const { child, port } = await start({});
		const hanging = request({ port, method: "POST", path: "/web-api/uploads" });
		hanging.on("error", () => {});
		hanging.write("--x");
		await new Promise((resolve) => setTimeout(resolve, 200));
		child.kill("SIGTERM");
		// Once it takes nobody new it has heard the first signal and waits for the upload.
		const answers = () => fetch(`http://localhost:${port}/healthz`).then(Boolean, () => false);
		await expect.poll(answers, { timeout: 10_000 }).toBe(false);
		expect(child.exitCode).toBeNull();
		child.kill("SIGTERM");
		expect(await once(child, "exit")).toEqual([null, "SIGTERM"]);
	},
	TIMEOUT_MS,
);

test(
	"[L3] a demo for the network says what it shows; a taken folder and a taken port are named",
	async () => {
		const { port, printed } = await start({ HOST: "0.0.0.0" });
		expect(printed).toContain(`Papiervogel   http://localhost:${port}/`);
		expect(printed).toMatch(/Warning: HOST opens this demo to the network, .*\/mailbox/);
		const first = running;
		const refused = async (environment: Record<string, string>) => {
			const error = await start(environment).catch((reason: Error) => reason);
			return error instanceof Error ? error.message : "started";
		};
		expect(await refused({})).toMatch(/^The configuration cannot be used:\n {2}DATA_FOLDER is taken/);
		const other = join(folder, "other");
		expect(await refused({ DATA_FOLDER: other, PORT: String(port) })).toContain(
			`PORT ${port} cannot be used`,
		);
		running = first;
	},
	TIMEOUT_MS,
);
