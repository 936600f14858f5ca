import { type RefusalCode, refusalStatus } from "./refusal-status.ts";

/** Whether the official clients of contents may be the ones who ask (content-protocol §6). */
export function isForOfficialClients(path: string): boolean {
	return path.startsWith("/v1/");
}

/** The sentence that these clients show of a refusal, in the words they know (content-protocol §1); else our own. */
export function officialError(code: RefusalCode, message: string): string {
	if (code === "slug_taken") return "slug: has already been taken";
	const status = refusalStatus[code];
	if (status === 404) return "This record could not be found";
	return status === 401 ? "Unauthorized" : message;
}
