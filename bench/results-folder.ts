import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where tables and pictures of the last run lie; ignored by git. */
const resultsFolder = fileURLToPath(new URL("./results/", import.meta.url));

export function openResultsFolder(): string {
	mkdirSync(resultsFolder, { recursive: true });
	return resultsFolder;
}
