import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface Received {
	readonly from: string;
	readonly to: readonly string[];
	readonly raw: string;
	readonly mail: Email;
}

export interface SmtpSink {
	readonly url: string;
	readonly received: readonly Received[];
	/** The next so many mails are refused with "try again later". */
	refuse(mails: number): void;
	/** Nobody has this address here: 550, for good. */
	reject(address: string): void;
	/** A mail to this address is read to its end, and never answered. */
	ignore(address: string): void;
	close(): Promise<void>;
}

/** A real mail server on a free port of this machine that keeps what it takes. */
export async function startSmtpSink(): Promise<SmtpSink> {
	const received: Received[] = [];
	let refusals = 0;
	const rejected = new Set<string>();
	const ignored = new Set<string>();
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		logger: false,
		// Who waits for an answer that never comes is cut off.
		closeTimeout: 50,
		onRcptTo({ address }, _session, done) {
			const unknown = Object.assign(new Error(`<${address}> is unknown`), { responseCode: 550 });
			done(rejected.has(address) ? unknown : undefined);
		},
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", async () => {
				if (refusals > 0) {
					refusals -= 1;
					return done(Object.assign(new Error("try again later"), { responseCode: 451 }));
				}
				const raw = Buffer.concat(chunks);
				const { mailFrom, rcptTo } = session.envelope;
				if (rcptTo.some(({ address }) => ignored.has(address))) return;
				received.push({
					from: mailFrom ? mailFrom.address : "",
					to: rcptTo.map(({ address }) => address),
					raw: raw.toString("latin1"),
					mail: await PostalMime.parse(raw),
				});
				done();
			});
		},
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		received,
		refuse(mails) {
			refusals = mails;
		},
		reject: (address) => void rejected.add(address),
		ignore: (address) => void ignored.add(address),
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
