/** A typeface cut that designs may use. All are OFL; see THIRD_PARTY.md. */
export interface DesignFont {
	/** Stable id stored in documents. */
	readonly id: string;
	/** A proper name, without what it is called as an italic. */
	readonly name: string;
	readonly isItalic: boolean;
	/** Module path of the full TrueType file. */
	readonly file: string;
	/**
	 * What it cannot draw, by language (German, French, Italian, Spanish, Dutch, Polish, Czech, Turkish as BCP 47
	 * tags); a language not named is set without a gap.
	 */
	readonly lacks: Readonly<Record<string, string>>;
}

function font(
	id: string,
	name: string,
	pack: string,
	cut: string,
	lacks: DesignFont["lacks"] = {},
): DesignFont {
	const family = pack
		.split("-")
		.map((word) => (word === "eb" ? "EB" : word.charAt(0).toUpperCase() + word.slice(1)))
		.join("");
	return {
		id,
		name,
		isItalic: cut.endsWith("Italic"),
		file: `@expo-google-fonts/${pack}/${cut}/${family}_${cut}.ttf`,
		lacks,
	};
}

export const designFonts: readonly DesignFont[] = [
	font("cormorant-garamond-400", "Cormorant Garamond", "cormorant-garamond", "400Regular"),
	font("cormorant-garamond-500", "Cormorant Garamond Medium", "cormorant-garamond", "500Medium"),
	font("cormorant-garamond-400-italic", "Cormorant Garamond", "cormorant-garamond", "400Regular_Italic"),
	font("eb-garamond-400", "EB Garamond", "eb-garamond", "400Regular"),
	font("eb-garamond-400-italic", "EB Garamond", "eb-garamond", "400Regular_Italic"),
	font("fraunces-300", "Fraunces Light", "fraunces", "300Light"),
	font("fraunces-300-italic", "Fraunces Light", "fraunces", "300Light_Italic"),
	font("italiana-400", "Italiana", "italiana", "400Regular", {
		de: "€",
		fr: "€œ",
		it: "€",
		es: "€",
		nl: "€",
		pl: "€ąćęłńśźżĄĆĘŁŃŚŹŻ",
		cs: "€čďěňřšťůžČĎĚŇŘŠŤŮŽ",
		tr: "€ğİşĞŞ",
	}),
	font("marcellus-400", "Marcellus", "marcellus", "400Regular"),
	font("jost-300", "Jost Light", "jost", "300Light"),
	font("jost-400", "Jost", "jost", "400Regular"),
	font("jost-500", "Jost Medium", "jost", "500Medium"),
	font("figtree-400", "Figtree", "figtree", "400Regular"),
	font("commissioner-300", "Commissioner Light", "commissioner", "300Light"),
	font("commissioner-400", "Commissioner", "commissioner", "400Regular"),
	font("commissioner-500", "Commissioner Medium", "commissioner", "500Medium"),
	font("pinyon-script-400", "Pinyon Script", "pinyon-script", "400Regular"),
	font("petit-formal-script-400", "Petit Formal Script", "petit-formal-script", "400Regular"),
];
