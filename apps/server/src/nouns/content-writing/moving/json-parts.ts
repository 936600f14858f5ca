/** A member of a file's object: one value, or one item of a list. */
export interface JsonPart {
	readonly key: string;
	/** Of an item, from 1; undefined where the member is no list. */
	readonly item: number | undefined;
	/** Where it begins. */
	readonly line: number;
	readonly value: unknown;
}

/** What keeps a file from being read, with where it stands. */
export class UnreadableJson extends Error {}

const [quote, comma, colon, backslash, newline] = [34, 44, 58, 92, 10];
const opening = new Set([91, 123]);
const closing = new Set([93, 125]);
const [openList, closeObject] = [91, 125];
const isSpace = (code: number) => code === 32 || code === 9 || code === 10 || code === 13;

type State = "start" | "name" | "value" | "single" | "items" | "after" | "end";

/**
 * Reads one JSON object piece by piece: members as they come, and of lists each item by itself, so that a file of any
 * size is never in memory whole. Throws `UnreadableJson`.
 */
export async function* jsonParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<JsonPart> {
	let state: State = "start";
	let line = 1;
	let startLine = 1;
	/** Brackets that are open within the value. */
	let depth = 0;
	let isInText = false;
	let isEscaped = false;
	let key = "";
	let item = 0;
	let kept: Uint8Array[] = [];

	function read(what: string): unknown {
		const text = Buffer.concat(kept).toString("utf8");
		kept = [];
		try {
			return JSON.parse(text);
		} catch {
			throw new UnreadableJson(`Line ${startLine}: ${what} cannot be read as JSON.`);
		}
	}
	const part = (): JsonPart => {
		const isItem = state === "items";
		const what = isItem ? `entry ${item + 1} of "${key}"` : `"${key}"`;
		const value = read(what);
		if (isItem) item += 1;
		return { key, item: isItem ? item : undefined, line: startLine, value };
	};

	for await (const chunk of chunks) {
		/** From where on bytes of this chunk belong to what is read; -1 while nothing is. */
		let from = kept.length > 0 ? 0 : -1;
		for (let at = 0; at < chunk.length; at += 1) {
			const code = chunk[at] ?? 0;
			if (code === newline) line += 1;
			if (isInText) {
				if (isEscaped) isEscaped = false;
				else if (code === backslash) isEscaped = true;
				else if (code === quote) isInText = false;
				continue;
			}
			if (isSpace(code)) continue;
			const isBetween = state === "start" || state === "after" || state === "end";
			if (isBetween) {
				if (state === "start" && code === 123) state = "name";
				else if (state === "after" && code === comma) state = "name";
				else if (state === "after" && code === closeObject) state = "end";
				else throw new UnreadableJson(`Line ${line}: this is no JSON object.`);
				continue;
			}
			if (state === "value" && code === openList) {
				[state, item, startLine] = ["items", 0, line];
				continue;
			}
			if (state === "value") state = "single";
			const isEndOfName = state === "name" && (code === colon || code === closeObject);
			const isEndOfValue = state !== "name" && depth === 0 && (code === comma || closing.has(code));
			if (isEndOfName || isEndOfValue) {
				if (from >= 0) kept.push(chunk.subarray(from, at));
				from = -1;
				if (isEndOfName && code === closeObject) state = "end";
				else if (isEndOfName) [key, state] = [String(read("a name")), "value"];
				else {
					if (kept.length > 0) yield part();
					if (state === "items" && code !== comma) state = "after";
					else if (state === "single") state = code === comma ? "name" : "end";
				}
				continue;
			}
			if (from < 0) {
				from = at;
				if (kept.length === 0) startLine = line;
			}
			if (code === quote) isInText = true;
			else if (opening.has(code)) depth += 1;
			else if (closing.has(code)) depth -= 1;
		}
		if (from >= 0) kept.push(chunk.slice(from));
	}
	if (state !== "end") throw new UnreadableJson(`Line ${line}: the file ends before its content does.`);
}
