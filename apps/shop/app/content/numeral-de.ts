const words = ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"];

/** A count before a plural, as German sets it in running text: in words up to twelve, in figures from there on. */
export function numeralDe(count: number): string {
	return words[count - 2] ?? String(count);
}
