import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** What V8 collects, and how (its own options). */
interface Collection {
	readonly type: "major" | "minor";
	readonly execution?: "sync";
	readonly flavor?: "last-resort";
}

/** V8's own way to collect garbage when told, and not when it needs room. */
export function collector(): (collection: Collection) => void {
	setFlagsFromString("--expose-gc");
	return runInNewContext("gc");
}
