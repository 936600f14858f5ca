/** Query parameters that change a page (spec 2.2-2, 2.3-4, 3.8). A page with others is never kept. */
const listed = [
	"theme",
	"format",
	"color",
	"kind",
	"sort",
	"tileCount",
	"formatType",
	"paperType",
	"refinementType",
	"punching",
	"quantity",
	// The date calculator of the magazine and the pixel check of Bildwand, without script.
	"hochzeit",
	"breite",
	"hoehe",
];
/** Where somebody came from changes nothing. */
const ignored = /^(utm_.+|gclid|fbclid|msclkid)$/;
const MAX_KEY_LENGTH = 400;

/** Address under which a page is kept: host, path and listed query in order; undefined when it must not be kept. */
export function pageKey(host: string, url: URL): string | undefined {
	const parameters = [...url.searchParams].filter(([name]) => !ignored.test(name));
	if (!parameters.every(([name]) => listed.includes(name))) return undefined;
	const query = new URLSearchParams(
		parameters.sort(([a], [b]) => listed.indexOf(a) - listed.indexOf(b)),
	).toString();
	const key = `${host}${url.pathname}${query ? `?${query}` : ""}`;
	return key.length > MAX_KEY_LENGTH ? undefined : key;
}
