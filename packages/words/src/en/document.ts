import type { document as german } from "../de/document.ts";

export const document: typeof german = {
	proof: "Proof",
	proofFile: "proof",
};
