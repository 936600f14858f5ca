/**
 * Forms of a postcode by country (ISO 3166-1), the usual one first: a digit or letter stands for any, "*" for either.
 * Those of the Universal Postal Union.
 */
const postcodes: Readonly<Record<string, readonly string[]>> = {
	DE: ["12345"],
	AT: ["1234"],
	CH: ["1234"],
	LI: ["1234"],
	LU: ["1234"],
	BE: ["1234"],
	FR: ["12345"],
	IT: ["12345"],
	ES: ["12345"],
	NL: ["1234 AB"],
	PT: ["1234-567"],
	PL: ["12-345"],
	CZ: ["123 45"],
	SK: ["123 45"],
	DK: ["1234"],
	SE: ["123 45"],
	HU: ["1234"],
	TR: ["12345"],
	GB: ["AB1 2CD", "A1 2BC", "A12 3BC", "AB12 3CD", "A1B 2CD", "AB1C 2DE"],
	IE: ["A12 ****", "A1B ****"],
	US: ["12345", "12345-6789"],
	CA: ["A1B 2C3"],
	AU: ["1234"],
};

/** How postcodes of a country look; empty for one that is not known. */
export function postcodeForms(country: string): readonly string[] {
	return (Object.hasOwn(postcodes, country) ? postcodes[country] : undefined) ?? [];
}

/** Whether it has a form of its country, sign for sign; of an unknown country every one has. */
export function isPostcode(country: string, written: string): boolean {
	return fits(postcodeForms(country), written);
}

/** The same as people type it: spaced in any way, and in small letters. */
export function isTypedPostcode(country: string, typed: string): boolean {
	return fits(postcodeForms(country).map(bare), bare(typed));
}

const bare = (text: string) => text.replace(/[\s\-–]/gu, "").toUpperCase();

function fits(forms: readonly string[], written: string): boolean {
	return forms.length === 0 || forms.some((form) => patternOf(form).test(written));
}

function patternOf(form: string): RegExp {
	const pattern = form.replace(/\d|[A-Z]|\*/g, (sign) => {
		if (sign === "*") return "[0-9A-Z]";
		return /\d/.test(sign) ? "\\d" : "[A-Z]";
	});
	return new RegExp(`^${pattern}$`);
}
