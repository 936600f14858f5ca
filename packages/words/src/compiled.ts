import compile from "icu-minify/compile";

const known = new WeakMap<object, object>();

function compileTree(tree: object): object {
	return Object.fromEntries(
		Object.entries(tree).map(([key, value]) => [
			key,
			typeof value === "string" ? compile(value) : compileTree(value),
		]),
	);
}

/**
 * Words of an area with their messages taken apart, as a browser puts values into them without a parser. Typed as the
 * area, since use-intl reads either; plain words stay text.
 */
export function compiled<Area extends object>(area: Area): Area {
	let done = known.get(area);
	if (!done) {
		done = compileTree(area);
		known.set(area, done);
	}
	return done as Area;
}
