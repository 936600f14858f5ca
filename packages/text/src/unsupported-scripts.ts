const supported =
	/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u;

/** Scripts in use today (Unicode UAX 31, tables 5 and 7) that lines are not set in here. */
const living = [
	"Adlam",
	"Arabic",
	"Armenian",
	"Balinese",
	"Bamum",
	"Batak",
	"Bengali",
	"Bopomofo",
	"Canadian_Aboriginal",
	"Chakma",
	"Cham",
	"Cherokee",
	"Devanagari",
	"Ethiopic",
	"Georgian",
	"Gujarati",
	"Gurmukhi",
	"Han",
	"Hangul",
	"Hebrew",
	"Hiragana",
	"Javanese",
	"Kannada",
	"Katakana",
	"Kayah_Li",
	"Khmer",
	"Lao",
	"Lepcha",
	"Limbu",
	"Lisu",
	"Malayalam",
	"Mandaic",
	"Meetei_Mayek",
	"Miao",
	"Mongolian",
	"Myanmar",
	"New_Tai_Lue",
	"Newa",
	"Nko",
	"Ol_Chiki",
	"Oriya",
	"Osage",
	"Saurashtra",
	"Sinhala",
	"Sundanese",
	"Syloti_Nagri",
	"Syriac",
	"Tai_Le",
	"Tai_Tham",
	"Tai_Viet",
	"Tamil",
	"Telugu",
	"Thaana",
	"Thai",
	"Tibetan",
	"Tifinagh",
	"Vai",
	"Wancho",
	"Yi",
].map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, "u") }));

/**
 * Unicode names of the scripts in a text that would be set in the wrong order, unjoined or not at all, in the
 * order they appear; "Unknown" for a historic script or a code point without one. Latin, Cyrillic and Greek are
 * set; emoji and symbols belong to no script and are for `Shaper.missing`. Characters that turn the direction of
 * writing by force count as "Bidi_Control".
 */
export function unsupportedScripts(text: string): string[] {
	const names = new Set<string>();
	let last: RegExp | undefined;
	for (const character of text) {
		if (/[\u202a-\u202e\u2066-\u2069]/.test(character)) names.add("Bidi_Control");
		if (supported.test(character) || last?.test(character)) continue;
		const found = living.find(({ pattern }) => pattern.test(character));
		names.add(found?.name ?? "Unknown");
		last = found?.pattern;
	}
	return [...names];
}
