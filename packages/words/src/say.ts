import { conventionsOf } from "@offizin/sites";
import compile from "icu-minify/compile";
import format, { type CompiledMessage } from "icu-minify/format";

/** What a message names in braces. Numbers are written in the way of the locale: `{count, number}`. */
type Values = Readonly<Record<string, string | number>>;

const compiled = new Map<string, CompiledMessage>();

/** Setting up Intl for a locale is dear, and there are few locales. */
function kept<Made>(make: (locale?: Intl.LocalesArgument, options?: object) => Made) {
	const made = new Map<string, Made>();
	return (locale?: Intl.LocalesArgument, options?: object): Made => {
		const key = `${locale} ${JSON.stringify(options)}`;
		const known = made.get(key);
		if (known) return known;
		const one = make(locale, options);
		made.set(key, one);
		return one;
	};
}

const formatters = {
	getDateTimeFormat: kept((locale, options) => new Intl.DateTimeFormat(locale, options)),
	getNumberFormat: kept((locale, options) => new Intl.NumberFormat(locale, options)),
	getPluralRules: kept((locale, options) => new Intl.PluralRules(locale, options)),
};

/** Puts values into an ICU message of `Words`. Throws for a message that cannot be read, which is a fault of ours. */
export function say(message: string, values: Values, locale: string): string {
	let read = compiled.get(message);
	if (read === undefined) {
		read = compile(message);
		compiled.set(message, read);
	}
	return String(format(read, conventionsOf(locale), { ...values }, { formatters }));
}
