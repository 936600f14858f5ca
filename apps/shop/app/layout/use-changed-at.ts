import type { Draft } from "@offizin/contract";
import { useLocale } from "use-intl";

/** When a draft was changed last, in a line that does not break after the day: "22. November um 14:32". */
export function useChangedAt({ savedAt }: Draft): string {
	const format = new Intl.DateTimeFormat(useLocale(), {
		day: "numeric",
		month: "long",
		hour: "2-digit",
		minute: "2-digit",
		timeZone: "Europe/Berlin",
	});
	return format.format(new Date(savedAt)).replace(". ", ".\u00a0");
}
