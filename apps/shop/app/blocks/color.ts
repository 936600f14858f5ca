/** A colour and nothing that a style could take for more: no end of a declaration, no address. */
export const colorPattern =
	"#[\\da-fA-F]{3,8}|[a-zA-Z]+|(?:rgb|hsl)a?\\([\\d\\s.,%\\/a-z]+\\)|var\\(--[a-z\\d\\-]+\\)";

const whole = new RegExp(`^(?:${colorPattern})$`);

/** What an editor wrote as a colour; undefined where it is none. */
export function colorOf(written: unknown): string | undefined {
	if (typeof written !== "string") return undefined;
	const color = written.trim();
	return whole.test(color) ? color : undefined;
}
