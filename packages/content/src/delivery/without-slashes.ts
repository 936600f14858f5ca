/** An address without slashes at its ends, however many: an expression for both takes time by the square of them. */
export function withoutSlashes(text: string): string {
	let [from, to] = [0, text.length];
	while (text[from] === "/") from += 1;
	while (to > from && text[to - 1] === "/") to -= 1;
	return text.slice(from, to);
}
