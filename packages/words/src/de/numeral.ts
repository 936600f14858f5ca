/** A count before a plural, within a sentence and at its beginning: in words up to twelve, in figures from there on. */
export const numeral = {
	within:
		"{count, select, 2 {zwei} 3 {drei} 4 {vier} 5 {fünf} 6 {sechs} 7 {sieben} 8 {acht} 9 {neun} 10 {zehn} 11 {elf} 12 {zwölf} other {{count}}}",
	first:
		"{count, select, 2 {Zwei} 3 {Drei} 4 {Vier} 5 {Fünf} 6 {Sechs} 7 {Sieben} 8 {Acht} 9 {Neun} 10 {Zehn} 11 {Elf} 12 {Zwölf} other {{count}}}",
};
