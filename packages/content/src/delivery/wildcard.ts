/** Whether a text is as a pattern says, in which `*` stands for anything. Takes time by the lengths of both, never more. */
export function matchesWildcard(text: string, pattern: string): boolean {
	const [first = "", ...rest] = pattern.split("*");
	const last = rest.pop();
	if (last === undefined) return text === first;
	if (text.length < first.length + last.length) return false;
	if (!text.startsWith(first) || !text.endsWith(last)) return false;
	let at = first.length;
	const end = text.length - last.length;
	for (const part of rest) {
		const found = text.indexOf(part, at);
		if (found === -1 || found + part.length > end) return false;
		at = found + part.length;
	}
	return true;
}
