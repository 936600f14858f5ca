/** What holds for the doors below the first part of an address. */
interface ProgramPath {
	/** `X-Channel` and `X-Locale` choose the site (spec 7.3). */
	readonly choosesSite?: boolean;
	/** Answers are JSON or fonts and are sent compressed; pictures are so already. */
	readonly isCompressed?: boolean;
}

/** First parts of addresses for programs: an unknown one is refused as JSON and never looked for among the pages. */
const programPaths: Readonly<Record<string, ProgramPath>> = {
	"web-api": { choosesSite: true, isCompressed: true },
	"price-api": { choosesSite: true, isCompressed: true },
	"office-api": { choosesSite: true, isCompressed: true },
	api: { choosesSite: true },
	v1: { choosesSite: true, isCompressed: true },
	v2: { isCompressed: true },
	cdn: { isCompressed: true },
	fonts: { isCompressed: true },
	flags: {},
	img: {},
	f: {},
	metrics: {},
	healthz: {},
	readyz: {},
};

/** What holds for an address; undefined for one of a page or its files. */
export function programPath(path: string): ProgramPath | undefined {
	const end = path.indexOf("/", 1);
	const first = path.slice(1, end < 0 ? undefined : end);
	return Object.hasOwn(programPaths, first) ? programPaths[first] : undefined;
}

/** First parts of the addresses whose answers are compressed. */
export const compressedPaths: readonly string[] = Object.keys(programPaths).filter(
	(first) => programPaths[first]?.isCompressed,
);
