import { isWithin, sizeOf, wholeOf } from "./matching.ts";
import type { Option, OptionDomain } from "./option.ts";

function steps({ min, max, step }: Extract<OptionDomain, { kind: "whole" }>): number[] {
	return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);
}

/** The values shown for an option: all that are listed or counted, of free sizes the offered ones. */
export function offeredValues({ domain }: Option): readonly string[] {
	switch (domain.kind) {
		case "list":
			return domain.choices.map(({ key }) => key);
		case "whole":
			return steps(domain).map(String);
		case "size":
			return domain.offered;
	}
}

/** Whether a value, in its canonical text, is one that the option has at all. */
export function isInDomain({ domain }: Option, value: string): boolean {
	switch (domain.kind) {
		case "list":
			return domain.choices.some(({ key }) => key === value);
		case "whole": {
			const whole = wholeOf(value);
			return whole !== undefined && isWithin(whole, domain) && (whole - domain.min) % domain.step === 0;
		}
		case "size": {
			const edges = sizeOf(value);
			return edges !== undefined && isWithin(edges.short, domain.short) && isWithin(edges.long, domain.long);
		}
	}
}
