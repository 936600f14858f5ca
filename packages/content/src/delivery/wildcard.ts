/**
 * Says of texts whether they are as a pattern says, in which `*` stands for anything. Takes time by the length of a text
 * and the parts of the pattern that it has room for.
 */
export function wildcard(pattern: string): (text: string) => boolean {
	const [first = "", ...rest] = pattern.split(/\*+/);
	const last = rest.pop();
	if (last === undefined) return (text) => text === first;
	const least = rest.reduce((sum, part) => sum + part.length, first.length + last.length);
	return (text) => {
		if (text.length < least || !text.startsWith(first) || !text.endsWith(last)) return false;
		let at = first.length;
		const end = text.length - last.length;
		for (const part of rest) {
			const found = text.indexOf(part, at);
			if (found === -1 || found + part.length > end) return false;
			at = found + part.length;
		}
		return true;
	};
}
