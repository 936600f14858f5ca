import { useMemo } from "react";
import { useLocale } from "use-intl";

const timeZone = "Europe/Berlin";

/** Days and times as the dialog tells them: "26. November" and "14:32". */
export function useDays() {
	const locale = useLocale();
	return useMemo(() => {
		const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone });
		const time = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone });
		return {
			day: (at: string) => day.format(new Date(at)).replace(". ", ".\u00a0"),
			time: (at: string) => time.format(new Date(at)),
		};
	}, [locale]);
}
