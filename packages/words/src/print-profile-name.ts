import type { PrintProfile } from "@offizin/production";
import { wordsOf } from "./language.ts";

/** "Karten im Bogendruck": what its operator has called a print profile, or what one that ships is called. */
export function printProfileName({ key, name }: Pick<PrintProfile, "key" | "name">, locale: string): string {
	const shipped: Readonly<Record<string, string>> = wordsOf(locale).press.profile;
	return name ?? shipped[key] ?? key;
}
