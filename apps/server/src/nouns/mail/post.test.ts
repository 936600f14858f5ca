import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import type { MailMessage } from "./mail-message.ts";
import { smtpPost } from "./post.ts";

const message: MailMessage = {
	from: { name: "Papiervogel", address: "bestellung@papiervogel.example" },
	to: "aenne@example.org",
	subject: "Ihre Bestellung",
	text: "",
	html: "",
	messageId: "<1@papiervogel.example>",
	pictures: [],
};

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const close of open.splice(0)) await close();
});

/** A mail server that says no as it is told; its address. */
async function smtpServer(options: SMTPServerOptions): Promise<string> {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		closeTimeout: 10,
		...options,
	});
	server.on("error", () => {});
	open.push(() => new Promise((resolve) => server.close(() => resolve())));
	return addressOf(server.listen(0, "127.0.0.1"));
}

async function addressOf(server: Server): Promise<string> {
	await once(server, "listening");
	return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const no = (responseCode: number, words = "<aenne@example.org> says no") =>
	Object.assign(new Error(words), { responseCode });

test.each([
	[550, "onRcptTo", { code: "recipient_refused", smtpCode: 550, isFinal: true }],
	[450, "onRcptTo", { code: "try_later", smtpCode: 450, isFinal: false }],
	[553, "onMailFrom", { code: "server_refused", smtpCode: 553, isFinal: false }],
	[421, "onMailFrom", { code: "try_later", smtpCode: 421, isFinal: false }],
	[554, "onConnect", { code: "server_refused", smtpCode: 554, isFinal: false }],
] as const)(
	"[security.M3] %i at %s says what it means, and never whose mail it was",
	async (code, at, refusal) => {
		const refuse = (...args: unknown[]) => (args.at(-1) as (error: Error) => void)(no(code));
		const sent = await smtpPost(await smtpServer({ [at]: refuse })).send(message, "mail-1");
		expect(sent).toEqual({ ok: false, error: refusal });
	},
);

test("[security.M3] a server that does not relay for us says nothing of the customer's address", async () => {
	const refuse = (...args: unknown[]) =>
		(args.at(-1) as (error: Error) => void)(no(554, "5.7.1 <aenne@example.org>: Relay access denied"));
	const sent = await smtpPost(await smtpServer({ onRcptTo: refuse })).send(message, "mail-1");
	expect(sent).toEqual({ ok: false, error: { code: "server_refused", smtpCode: 554, isFinal: false } });
});

test("[security.M3] a mail that is refused as a whole is refused for good", async () => {
	const url = await smtpServer({
		onData(stream, _session, done) {
			stream.on("end", () => done(no(552))).resume();
		},
	});
	expect(await smtpPost(url).send(message, "mail-1")).toEqual({
		ok: false,
		error: { code: "message_refused", smtpCode: 552, isFinal: true },
	});
});

test("[security.M3] a login that is refused is the operator's matter, not the customer's", async () => {
	const url = await smtpServer({
		authOptional: false,
		allowInsecureAuth: true,
		onAuth: (_auth, _s, done) => done(no(535)),
	});
	const sent = await smtpPost(url.replace("://", "://offizin:falsch@")).send(message, "mail-1");
	expect(sent).toMatchObject({ error: { code: "server_refused", isFinal: false } });
});

test("[security.M3] an address that no mail server would be asked for is refused for good", async () => {
	const sent = await smtpPost(await smtpServer({})).send({ ...message, to: "" }, "mail-1");
	expect(sent).toMatchObject({ error: { code: "recipient_refused", isFinal: true } });
});

test("[security.M3] a mail server that is away, silent from the start, or in the middle, is unreachable after the time allowed", async () => {
	const patience = { connection: 200, greeting: 200, silence: 200 };
	const silent = createServer();
	open.push(() => new Promise((resolve) => silent.close(() => resolve())));
	const sockets = new Set<{ destroy(): void }>();
	silent.on("connection", (socket) => sockets.add(socket));
	const urls = [
		"smtp://127.0.0.1:9",
		await addressOf(silent.listen(0, "127.0.0.1")),
		await smtpServer({ onData: (stream) => void stream.resume() }),
	];
	const sent = await Promise.all(urls.map((url) => smtpPost(url, patience).send(message, "mail-1")));
	for (const socket of sockets) socket.destroy();
	const unreachable = { ok: false, error: { code: "unreachable", isFinal: false } };
	expect(sent).toEqual([unreachable, unreachable, unreachable]);
});
