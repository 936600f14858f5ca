/** Names of the fields for a free size, after the key of their option. */
export const WIDTH_FIELD = "-breite";
export const HEIGHT_FIELD = "-hoehe";
/** Button that takes a number one step further without script: "pageCount:28". */
export const STEP_FIELD = "schritt";
/** Carries the query of the panel that a form was sent from. */
export const FROM_FIELD = "von";
/** Parameter with a flat colour of the design, "23395a": that round a bar, or below the photos of a collage. */
export const GROUND_FIELD = "ground";
/** Asks the cart for what a panel says. */
export const ADD_INTENT = "add";

/** What an address wishes for. */
export interface Choices {
	/** Values by parameter name, empty ones left out (spec 5-5). */
	readonly values: Readonly<Record<string, string>>;
	/** The query of the panel that was shown when it was wished. */
	readonly from: string | undefined;
}

/**
 * Reads the parameters of an address or of a form sent without script. A free size arrives as two fields; it counts
 * when it differs from the size that was shown, so that a listed one can replace it.
 */
export function readChoices(params: URLSearchParams): Choices {
	const from = params.get(FROM_FIELD) ?? undefined;
	const shown = new URLSearchParams(from);
	const values: Record<string, string> = {};
	for (const name of new Set(params.keys())) {
		if (
			name === FROM_FIELD ||
			name === STEP_FIELD ||
			name.endsWith(WIDTH_FIELD) ||
			name.endsWith(HEIGHT_FIELD)
		)
			continue;
		const value = params.getAll(name).filter(Boolean).join(",");
		if (value) values[name] = value;
	}
	for (const name of params.keys()) {
		if (!name.endsWith(WIDTH_FIELD)) continue;
		const key = name.slice(0, -WIDTH_FIELD.length);
		const size = freeSize(params.get(name) ?? "", params.get(`${key}${HEIGHT_FIELD}`) ?? "");
		if (size !== undefined && size !== shown.get(key)) values[key] = size;
	}
	const [key, step] = params.get(STEP_FIELD)?.split(":") ?? [];
	if (key && step) values[key] = step;
	return { values, from };
}

/** "60x40" out of two fields in centimetres; nothing while one is empty. */
export function freeSize(width: string, height: string): string | undefined {
	const edges = [width, height].map((text) => Math.round(Number(text.trim().replace(",", "."))));
	return edges.every((edge) => Number.isFinite(edge) && edge > 0) ? edges.join("x") : undefined;
}
