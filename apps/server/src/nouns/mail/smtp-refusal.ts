import { err, type Result } from "@offizin/base";
import type { MailProblem } from "@offizin/contract";
import { z } from "zod";

/** Why a mail was not taken, without a word of whose it is. */
export interface PostRefusal {
	readonly code: MailProblem;
	/** The answer of the mail server, where it gave one. */
	readonly smtpCode?: number;
	/** Trying again would not help. */
	readonly isFinal: boolean;
}

/** The facts of a failed conversation as nodemailer gives them; its messages repeat the address and stay here. */
const failureSchema = z.object({
	code: z.string(),
	/** Of SMTP; "API" when the address was refused before anybody was asked, "CONN" for the connection. */
	command: z.string().optional(),
	responseCode: z.int().optional(),
	/** All of the answer. */
	response: z.string().optional(),
});
type Failure = z.output<typeof failureSchema>;

/** Reads why nodemailer could not send a mail; throws what is no failure of the conversation. */
export function smtpRefusal(error: unknown): Result<never, PostRefusal> {
	const failure = failureSchema.safeParse(error);
	if (!failure.success) throw error;
	const { responseCode } = failure.data;
	return err({ ...judge(failure.data), ...(responseCode ? { smtpCode: responseCode } : {}) });
}

/** "554 5.7.1 Relay access denied": security and policy (RFC 3463 §3.8), which speak of the sender. */
const aboutUs = /^5\d\d[ -]5\.7\./;

/** RFC 5321 §4.2.1: 4yz may be tried again, 5yz not. What 5yz says of us, not of the mail, an operator can mend. */
function judge({ code, command, responseCode = 0, response = "" }: Failure): Omit<PostRefusal, "smtpCode"> {
	if (code === "EENVELOPE" && command === "API") return { code: "recipient_refused", isFinal: true };
	if (code === "EMESSAGE" && responseCode === 0) return { code: "message_refused", isFinal: true };
	if (aboutUs.test(response)) return { code: "server_refused", isFinal: false };
	if (responseCode >= 500 && command === "RCPT TO") return { code: "recipient_refused", isFinal: true };
	if (responseCode >= 500 && command === "DATA") return { code: "message_refused", isFinal: true };
	if (responseCode >= 500 || code === "EAUTH") return { code: "server_refused", isFinal: false };
	if (responseCode >= 400) return { code: "try_later", isFinal: false };
	return { code: "unreachable", isFinal: false };
}
