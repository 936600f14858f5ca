import { type DesignDocument, type DesignElement, isEqual, withFacts } from "@offizin/design";
import { isSameConfiguration } from "@offizin/solver";

/** In how many things two states of a design differ, as they are seen. */
export interface StateDifferences {
	readonly texts: number;
	readonly photos: number;
	/** Drawings, codes and everything else that lies on a page. */
	readonly others: number;
	readonly guests: number;
	/** 1 where paper, refinement or the like was another. */
	readonly choices: number;
}

export function stateDifferences(one: DesignDocument, other: DesignDocument): StateDifferences {
	const [had, has] = [seenIn(one), seenIn(other)];
	const counts = { texts: 0, photos: 0, others: 0 };
	for (const id of new Set([...had.keys(), ...has.keys()])) {
		const [before, after] = [had.get(id), has.get(id)];
		const kind = kindOf((after ?? before)?.element.type);
		if (!isEqual(before, after)) counts[kind]++;
	}
	const places = Math.max(one.guests?.length ?? 0, other.guests?.length ?? 0);
	const guests = Array.from({ length: places }).filter(
		(_, at) => !isEqual(one.guests?.[at], other.guests?.[at]),
	).length;
	return {
		...counts,
		guests,
		choices: isSameConfiguration(one.configuration, other.configuration) ? 0 : 1,
	};
}

function kindOf(type: DesignElement["type"] | undefined): "texts" | "photos" | "others" {
	if (type === "text") return "texts";
	return type === "photo" ? "photos" : "others";
}

/** Each element with its page, as it reads with the facts of the feast. */
function seenIn(document: DesignDocument) {
	const filled = withFacts(document);
	return new Map(
		filled.pages.flatMap(({ key, elements }) =>
			elements.map((element) => [element.id, { page: key, element }] as const),
		),
	);
}
