import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface SunkMail {
	readonly to: string;
	readonly messageId: string;
	readonly subject: string;
}

/** How it treats who connects. */
export type SinkMood = "takes" | "refuses" | "hangs";

/** A mail server that keeps of a mail only what tells whether it came twice; a campaign sends thousands. */
export interface MailSink {
	readonly url: string;
	readonly mails: readonly SunkMail[];
	mood: SinkMood;
	close(): Promise<void>;
}

/** The head of a mail ends long before. */
const HEAD_BYTES = 64 * 1024;

export async function startMailSink(): Promise<MailSink> {
	const mails: SunkMail[] = [];
	const sink = { mood: "takes" as SinkMood };
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		logger: false,
		socketTimeout: 600_000,
		onMailFrom(_address, _session, done) {
			if (sink.mood === "refuses")
				return done(Object.assign(new Error("try again later"), { responseCode: 451 }));
			done();
		},
		onData(stream, session, done) {
			let head = "";
			stream.on("data", (chunk: Buffer) => {
				if (head.length < HEAD_BYTES) head += chunk.toString("latin1");
			});
			stream.on("end", () => {
				if (sink.mood === "hangs") return;
				const to = session.envelope.rcptTo[0]?.address ?? "";
				mails.push({ to, messageId: header(head, "message-id"), subject: header(head, "subject") });
				done();
			});
		},
	});
	// A client that is killed in the middle of a sentence is what this is for.
	server.on("error", () => {});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.server.address() as AddressInfo;
	return Object.assign(sink, {
		url: `smtp://127.0.0.1:${port}`,
		mails,
		close: () => new Promise<void>((resolve) => server.close(() => resolve())),
	});
}

function header(head: string, name: string): string {
	return new RegExp(`^${name}:\\s*(.*(?:\\r?\\n[ \\t].*)*)`, "im").exec(head)?.[1]?.trim() ?? "";
}
