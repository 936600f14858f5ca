const written: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", ø: "oe" };

/** The last part of an address, made of a name: "Frohe Grüße!" → "frohe-gruesse". */
export function slugOf(name: string): string {
	return name
		.toLowerCase()
		.replace(/[äöüßæø]/g, (letter) => written[letter] ?? letter)
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z\d]+/g, "-")
		.replace(/^-|-$/g, "");
}
