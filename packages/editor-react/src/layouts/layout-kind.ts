/** What a layout looks like in words, by the beginning of its name. */
const kinds = [
	"full",
	"grid",
	"hero-left",
	"hero-right",
	"hero-top",
	"hero-bottom",
	"rows",
	"columns",
	"aside",
	"above",
	"middle",
	"wave",
] as const;

/** Of a key such as "3-hero-left-calm"; "framed" for what stands with white around it. */
export function layoutKind(key: string): (typeof kinds)[number] | "framed" {
	const name = key.slice(key.indexOf("-") + 1);
	if (name === "above") return "framed";
	return kinds.find((kind) => name.startsWith(kind)) ?? "framed";
}
