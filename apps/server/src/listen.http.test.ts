import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { connect, type Socket } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { closeServer, listen } from "./listen.ts";
import { type AppUnderTest, startAppUnderTest } from "./testing/app-under-test.ts";
import { eventually } from "./testing/eventually.ts";
import { freePortPair } from "./testing/free-port.ts";

let server: AppUnderTest;
let listeners: readonly Server[];
let port: number;
const lines: string[] = [];

beforeAll(async () => {
	server = await startAppUnderTest();
	port = await freePortPair();
	const log = pino({ level: "debug" }, { write: (line: string) => lines.push(line) });
	const edge = createApp(
		{ ...server.platform, log },
		{ shop: undefined, shopFiles: new Map(), officeFiles: new Map() },
	);
	listeners = await listen({ ...server.platform.config, port }, edge);
});
afterAll(async () => {
	await Promise.all(listeners.map(closeServer));
	await server.close();
});

interface Line {
	readonly socket: Socket;
	/** Everything that has come back. */
	heard(): string;
	readonly closed: Promise<unknown>;
}

async function dial(): Promise<Line> {
	const socket = connect(port, "127.0.0.1");
	let text = "";
	socket.on("data", (chunk) => {
		text += chunk.toString("latin1");
	});
	await once(socket, "connect");
	return { socket, heard: () => text, closed: once(socket, "close") };
}

function head(request: string, bytes?: number, type = "application/json"): string {
	const body = bytes === undefined ? "" : `Content-Type: ${type}\r\nContent-Length: ${bytes}\r\n`;
	return `${request} HTTP/1.1\r\nHost: localhost\r\n${body}\r\n`;
}

const answersIn = (text: string) => text.match(/HTTP\/1\.1 \d{3}/g) ?? [];
const answered = ({ heard }: Line, count = 1) =>
	eventually(async () => (answersIn(heard()).length >= count ? heard() : undefined), { what: "an answer" });

test("[security.L3] localhost is reached by its name and by both of its addresses", async () => {
	const addresses = listeners.map((listener) => listener.address());
	const hosts = addresses.map((address) => (typeof address === "object" ? address?.address : address));
	expect(hosts.filter((host) => host !== "127.0.0.1" && host !== "::1")).toEqual([]);
	const names = ["localhost", "127.0.0.1", ...(hosts.includes("::1") ? ["[::1]"] : [])];
	for (const each of [port, port + 1])
		for (const name of names) expect((await fetch(`http://${name}:${each}/healthz`)).status).toBe(200);
});

test.each([
	["413 by its length", head("POST /web-api/designs", 3_000_000), 413],
	["404", head("POST /web-api/gibt-es-nicht", 300_000), 404],
	["405", head("POST /web-api/card-price", 300_000), 405],
	["415", head("POST /web-api/designs", 300_000, "text/plain"), 415],
	["an upload that is none", head("POST /web-api/uploads", 300_000), 400],
	["an upload too large", head("POST /web-api/uploads", 300_000_000, "multipart/form-data; boundary=x"), 413],
])(
	"[security.L6] %s, answered before the body came, is the last answer of its connection and says so",
	async (_, request, status) => {
		const line = await dial();
		line.socket.write(request);
		line.socket.write("a".repeat(1000));
		const text = await answered(line);
		expect(text).toContain(`HTTP/1.1 ${status}`);
		expect(text).toMatch(/\r\nconnection: close\r\n/i);
		const [, length] = /\r\ncontent-length: (\d+)\r\n/i.exec(text) ?? [];
		await eventually(async () => line.heard().split("\r\n\r\n")[1]?.length === Number(length) || undefined, {
			what: "the whole answer",
		});
		// The sender may go on for a while without a reset, then hangs up.
		line.socket.write("a".repeat(100_000));
		line.socket.end();
		await line.closed;
		expect(line.socket.errored).toBeNull();
	},
);

test("[security.L6] a body sent to its end does not stop its connection from being the next request's", async () => {
	const line = await dial();
	line.socket.write(`${head("POST /web-api/designs", 2)}{}`);
	await answered(line);
	line.socket.write(`${head("POST /web-api/gibt-es-nicht", 2)}{}`);
	await answered(line, 2);
	line.socket.write(head("GET /healthz"));
	expect(answersIn(await answered(line, 3))).toEqual(["HTTP/1.1 400", "HTTP/1.1 404", "HTTP/1.1 200"]);
	expect(line.heard()).not.toMatch(/connection: close/i);
	line.socket.destroy();
});

test("[security.L6] a host that is none is refused, and nothing else is taken from its connection", async () => {
	const line = await dial();
	line.socket.write(head("POST /", 2).replace("localhost", "a b"));
	expect(await answered(line)).toMatch(/^HTTP\/1\.1 400 .*\r\nconnection: close\r\n/is);
	await line.closed;
});

test("[security.L6] a sender who never ends is hung up on", async () => {
	const line = await dial();
	line.socket.write(head("POST /web-api/gibt-es-nicht", 300_000));
	await answered(line);
	await line.closed;
	expect(answersIn(line.heard())).toEqual(["HTTP/1.1 404"]);
});

test("[security.L6] TRACE and CONNECT are refused as methods, and logged as nothing worse", async () => {
	for (const request of [
		head("TRACE /"),
		`CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n`,
	]) {
		const line = await dial();
		line.socket.write(request);
		const text = await answered(line);
		expect(text).toMatch(/^HTTP\/1\.1 405 /);
		expect(text).toMatch(/\r\nallow: GET, HEAD, POST/i);
		line.socket.destroy();
	}
	expect(lines.filter((line) => JSON.parse(line).level === 50)).toEqual([]);
});

test("[security.L6] a sender who hangs up is no fault of ours", async () => {
	const before = lines.length;
	const form = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`;
	for (const [request, start] of [
		[head("POST /web-api/uploads", 300_000, "multipart/form-data; boundary=x"), form],
		[head("POST /web-api/designs", 300_000), "{"],
	] as const) {
		const line = await dial();
		const [listener] = listeners;
		const heard = listener && once(listener, "request");
		line.socket.write(request + start + "a".repeat(50_000));
		await heard;
		line.socket.destroy();
	}
	const requests = () =>
		lines
			.slice(before)
			.map((line) => JSON.parse(line))
			.filter(({ msg }) => msg === "request");
	const logged = await eventually(async () => (requests().length === 2 ? requests() : undefined), {
		what: "both requests in the log",
	});
	expect(logged.map(({ level, status }) => [level, status])).toEqual([
		[20, 400],
		[20, 400],
	]);
	expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
});

test.each([
	["with a length", head("POST /web-api/designs", 300_000)],
	["in chunks", head("POST /web-api/designs", 0).replace("Content-Length: 0", "Transfer-Encoding: chunked")],
	["of a photo", head("POST /web-api/uploads", 300_000, "multipart/form-data; boundary=x")],
])(
	"[security.L6] who hung up before it was their turn is no fault of ours: a body %s",
	async (_, request) => {
		const before = lines.length;
		const taken = listeners.map((listener) => listener.listeners("request") as RequestListener[]);
		const late = new Promise<void>((resolve) => {
			listeners.forEach((listener, index) => {
				listener.removeAllListeners("request");
				listener.once("request", (incoming, outgoing) => {
					incoming.socket.resetAndDestroy();
					outgoing.once("close", () => {
						for (const answer of taken[index] ?? []) answer(incoming, outgoing);
						resolve();
					});
				});
			});
		});
		const line = await dial();
		// The reset is an error on this side, too.
		line.closed.catch(() => undefined);
		line.socket.on("error", () => undefined);
		line.socket.write(request);
		await late;
		listeners.forEach((listener, index) => {
			listener.removeAllListeners("request");
			for (const answer of taken[index] ?? []) listener.on("request", answer);
		});
		// Asked later by the same client, answered later.
		expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
		expect(lines.slice(before).filter((text) => JSON.parse(text).level >= 40)).toEqual([]);
	},
);
