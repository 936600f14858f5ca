import { useMessages } from "use-intl";
import { reportOnce } from "./shop-intl.tsx";

type WordGroup = "format" | "paper" | "refinement" | "kind" | "color" | "page" | "view";

/** The word for a key that comes from data, a paper or a format; an unknown one shows itself and is logged once. */
export function useWord(): (group: WordGroup, key: string) => string {
	const messages = useMessages();
	return (group, key) => {
		const words: Readonly<Record<string, string>> = messages[group];
		const word = words[key];
		if (word === undefined) reportOnce({ message: `MISSING_MESSAGE: ${group}.${key}` });
		return word ?? key;
	};
}
