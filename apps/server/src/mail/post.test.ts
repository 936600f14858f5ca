import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
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

test("a refused mail says why, but never to whom: the reason goes to the log", async () => {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onRcptTo({ address }, _session, done) {
			done(Object.assign(new Error(`<${address}>: unknown`), { responseCode: 550 }));
		},
	});
	const listening = server.listen(0, "127.0.0.1");
	await once(listening, "listening");
	const { port } = listening.address() as AddressInfo;
	const sent = smtpPost(`smtp://127.0.0.1:${port}`).send(message, "mail-1");
	await expect(sent).rejects.toThrow("code EENVELOPE, command RCPT TO, responseCode 550");
	await expect(sent).rejects.not.toThrow("aenne");
	await new Promise<void>((resolve) => server.close(() => resolve()));
});
