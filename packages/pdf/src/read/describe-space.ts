import type { InkSpace } from "./ink-space.ts";

/** A colour space in one line, for lists and for telling spaces apart. */
export function describeSpace(space: InkSpace): string {
	switch (space.kind) {
		case "device":
		case "other":
			return space.name;
		case "icc":
			return `ICCBased ${space.components} (${space.profile})`;
		case "spot":
			return `${space.names.join(" + ")} over ${describeSpace(space.alternate)}`;
		case "indexed":
			return `Indexed ${describeSpace(space.base)}`;
	}
}
