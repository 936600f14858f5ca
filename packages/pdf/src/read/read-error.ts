import { err, ok, type Result } from "@offizin/base";

/** Why a file, or a part of it, cannot be read: it breaks the rules of PDF, or uses what this reader does not know. */
export interface PdfReadError {
	readonly code: "pdf_damaged" | "pdf_unsupported";
	readonly message: string;
}

/** Travels inside the reader only, where each level would have to hand a Result on; `attempt` turns it into one. */
class Unreadable extends Error {
	readonly code: PdfReadError["code"];
	constructor(code: PdfReadError["code"], message: string) {
		super(message);
		this.code = code;
	}
}

/** The bytes at hand end within an object: the reader fetches more and tries again. */
export class EndOfBytes extends Unreadable {
	constructor() {
		super("pdf_damaged", "the data end within an object");
	}
}

export function damaged(message: string): never {
	throw new Unreadable("pdf_damaged", message);
}

export function unsupported(message: string): never {
	throw new Unreadable("pdf_unsupported", message);
}

/** The front door of every exported function: what cannot be read becomes a Result, anything else is passed on. */
export async function attempt<T>(work: () => T | Promise<T>): Promise<Result<T, PdfReadError>> {
	try {
		return ok(await work());
	} catch (error) {
		return readError(error);
	}
}

export function attemptNow<T>(work: () => T): Result<T, PdfReadError> {
	try {
		return ok(work());
	} catch (error) {
		return readError(error);
	}
}

/** Says of what goes wrong in `work` where it is. */
export async function located<T>(place: string, work: () => T | Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof Unreadable) || error instanceof EndOfBytes) throw error;
		throw new Unreadable(error.code, `${place}: ${error.message}`);
	}
}

function readError(error: unknown): Result<never, PdfReadError> {
	if (error instanceof Unreadable) return err({ code: error.code, message: error.message });
	throw error;
}
