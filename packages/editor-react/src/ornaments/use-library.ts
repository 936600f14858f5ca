import { useCallback, useEffect, useMemo, useState } from "react";
import { useHost } from "../editor-context.tsx";
import type { OrnamentLibrary } from "../services.ts";

export interface Library {
	/** Null until the list is there. */
	readonly list: Pick<OrnamentLibrary, "subjects" | "items"> | null;
	/** The drawings fetched so far, by key. */
	readonly drawn: Pick<OrnamentLibrary, "artworks" | "others">;
	readonly hasFailed: boolean;
	readonly retry: () => void;
}

/** The list of all drawings, and those of the subjects wanted: each is fetched once. */
export function useLibrary(wanted: readonly string[]): Library {
	const { services } = useHost();
	const [list, setList] = useState<Library["list"]>(null);
	const [answers, setAnswers] = useState<ReadonlyMap<string, OrnamentLibrary>>(new Map());
	const [hasFailed, setHasFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	const missing = list ? wanted.find((subject) => !answers.has(subject)) : undefined;

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
	useEffect(() => {
		if (list && missing === undefined) return;
		let isGone = false;
		void services.ornaments(list ? (missing ?? null) : null).then((answer) => {
			if (isGone) return;
			setHasFailed(!answer);
			if (!answer) return;
			if (!list) setList(answer);
			else if (missing !== undefined) setAnswers((before) => new Map([...before, [missing, answer]]));
		});
		return () => {
			isGone = true;
		};
	}, [services, list, missing, attempt]);

	const drawn = useMemo(
		(): Library["drawn"] => ({
			artworks: Object.assign({}, ...[...answers.values()].map(({ artworks }) => artworks)),
			others: Object.assign({}, ...[...answers.values()].map(({ others }) => others)),
		}),
		[answers],
	);
	const retry = useCallback(() => {
		setHasFailed(false);
		setAttempt((count) => count + 1);
	}, []);
	return { list, drawn, hasFailed, retry };
}
