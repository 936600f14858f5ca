import { useLocale } from "use-intl";
import { type Formats, formatsOf } from "./formats.ts";

/** Days, times and figures in the language of the office. */
export function useFormats(): Formats {
	return formatsOf(useLocale());
}
