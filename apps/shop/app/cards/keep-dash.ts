/** The dash of a name never begins a line. */
export function keepDash(name: string): string {
	return name.replace(" – ", "\u00a0– ");
}
