import type { Locale } from "@offizin/base";

/** How a language names days and months; weekdays from Sunday, as they are abbreviated before a date. */
interface DayNames {
	readonly weekdays: readonly string[];
	readonly months: readonly string[];
}

interface LongDay {
	readonly weekday: string;
	readonly day: number;
	readonly month: string;
	readonly year: string;
}

interface ShortDay {
	readonly day: string;
	readonly month: string;
	readonly year: string;
}

/** How a locale writes a day. Own tables, because Intl differs between runtimes (domain.md §13). */
export interface DayStyle extends DayNames {
	readonly long: (parts: LongDay) => string;
	readonly short: (parts: ShortDay) => string;
}

const words = (text: string) => text.split(" ");
const NBSP = "\u00a0";

const german: DayNames = {
	weekdays: words("So. Mo. Di. Mi. Do. Fr. Sa."),
	months: words("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
};
const austrian: DayNames = {
	...german,
	months: german.months.map((month) => (month === "Januar" ? "Jänner" : month)),
};
const english: DayNames = {
	weekdays: words("Sun Mon Tue Wed Thu Fri Sat"),
	months: words("January February March April May June July August September October November December"),
};
const spanish: DayNames = {
	weekdays: words("dom lun mar mié jue vie sáb"),
	months: words("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
};
const french: DayNames = {
	weekdays: words("dim. lun. mar. mer. jeu. ven. sam."),
	months: words("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
};
const italian: DayNames = {
	weekdays: words("dom lun mar mer gio ven sab"),
	months: words(
		"gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
	),
};
const dutch: DayNames = {
	weekdays: words("zo ma di wo do vr za"),
	months: words("januari februari maart april mei juni juli augustus september oktober november december"),
};

const dotted = ({ day, month, year }: ShortDay) => `${day}.${month}.${year}`;
const slashed = ({ day, month, year }: ShortDay) => `${day}/${month}/${year}`;

const germanLong = ({ weekday, day, month, year }: LongDay) => `${weekday}, ${day}.${NBSP}${month} ${year}`;
const plainLong = ({ weekday, day, month, year }: LongDay) => `${weekday} ${day}${NBSP}${month} ${year}`;
/** The first of a month is an ordinal in French. */
const frenchLong = ({ weekday, day, month, year }: LongDay) =>
	`${weekday} ${day === 1 ? "1er" : day}${NBSP}${month} ${year}`;
const spanishLong = ({ weekday, day, month, year }: LongDay) =>
	`${weekday}, ${day}${NBSP}de ${month} de ${year}`;
const americanLong = ({ weekday, day, month, year }: LongDay) => `${weekday}, ${month}${NBSP}${day}, ${year}`;

const inGerman: DayStyle = { ...german, long: germanLong, short: dotted };
const inFrench: DayStyle = { ...french, long: frenchLong, short: slashed };
const inItalian: DayStyle = { ...italian, long: plainLong, short: slashed };
const inDutch: DayStyle = { ...dutch, long: plainLong, short: slashed };

export const dayStyles: Readonly<Record<Locale, DayStyle>> = {
	"de-AT": { ...inGerman, ...austrian },
	"de-CH": inGerman,
	"de-DE": inGerman,
	// South Tyrol says Jänner, too.
	"de-IT": { ...inGerman, ...austrian },
	"de-LI": inGerman,
	"de-LU": inGerman,
	"en-DE": { ...english, long: plainLong, short: slashed },
	"en-GB": { ...english, long: plainLong, short: slashed },
	"en-US": {
		...english,
		long: americanLong,
		short: ({ day, month, year }) => `${month}/${day}/${year}`,
	},
	"es-ES": { ...spanish, long: spanishLong, short: slashed },
	"fr-BE": inFrench,
	"fr-CH": { ...inFrench, short: dotted },
	"fr-FR": inFrench,
	"fr-LU": inFrench,
	"it-CH": { ...inItalian, short: dotted },
	"it-IT": inItalian,
	"nl-BE": inDutch,
	"nl-NL": { ...inDutch, short: ({ day, month, year }) => `${day}-${month}-${year}` },
};
