import { importAgain } from "@offizin/base";
import { asWrittenIn, type Language } from "@offizin/words";
import type { Idea } from "@offizin/words/ideas";
import { useEffect, useState } from "react";

// Awaited: the bundler takes a `then` for part of the import, and its own failures would pass by.
const written: Readonly<Record<Language, () => Promise<{ readonly ideas: readonly Idea[] }>>> = {
	de: async () => await import("@offizin/words/ideas/de"),
	en: async () => await import("@offizin/words/ideas/en"),
};

export const ideaLanguages = ["de", "en"] as const satisfies readonly Language[];

/** Asks no table of words, as `languageOf` does: all of them would come into the script with it. */
export function ideaLanguageOf(locale: string): Language {
	return ideaLanguages.find((one) => locale.startsWith(one)) ?? "de";
}

export interface LoadedIdeas {
	/** Null until they are there. */
	readonly ideas: readonly Idea[] | null;
	readonly hasFailed: boolean;
	readonly retry: () => void;
}

/** Our texts in a language, fetched when they are asked for, as the locale of the shop writes it. */
export function useIdeas(language: Language, locale: string): LoadedIdeas {
	const [loaded, setLoaded] = useState<{ language: Language; ideas: readonly Idea[] } | null>(null);
	const [failed, setFailed] = useState<Language | null>(null);
	const [attempt, setAttempt] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts all over
	useEffect(() => {
		let isGone = false;
		async function load(): Promise<void> {
			try {
				const { ideas } = await importAgain(written[language]);
				if (!isGone) setLoaded({ language, ideas: asWrittenIn(locale, ideas) });
			} catch {
				if (!isGone) setFailed(language);
			}
		}
		void load();
		return () => {
			isGone = true;
		};
	}, [language, locale, attempt]);

	return {
		ideas: loaded?.language === language ? loaded.ideas : null,
		hasFailed: failed === language,
		retry: () => {
			setFailed(null);
			setAttempt((count) => count + 1);
		},
	};
}
