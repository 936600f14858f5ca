const NAME = "_payload.json";
const ending = /_payload\.json$/;

/**
 * Where the data of a page are asked for (spec 7.1-4): `{path}/_payload.json?{build}`, then what the router asks besides.
 * `asked` is the router's own address, which ends in ".data".
 */
export function payloadAddress(asked: string, build: string): string {
	const [path = "", query] = asked.split("?");
	return `${path.replace(/(\/_|\/_root)?\.data$/, "/")}${NAME}?${build}${query ? `&${query}` : ""}`;
}

/** What an address of a payload asks. */
export interface PayloadAsked {
	/** The router's own address of the same data. */
	readonly data: URL;
	/** Id of the build whose scripts will read them; "" when it is not said. */
	readonly build: string;
}

/** Undefined for an address that asks no payload. */
export function payloadAsked(url: URL): PayloadAsked | undefined {
	if (!ending.test(url.pathname)) return undefined;
	const data = new URL(url);
	data.pathname = url.pathname.replace(ending, "_.data");
	const [first] = url.searchParams;
	const build = first?.[1] === "" ? first[0] : "";
	data.searchParams.delete(build);
	return { data, build };
}

/** The path of the page whose data are asked. */
export function pageOfPayload(path: string): string {
	return path.replace(ending, "");
}
