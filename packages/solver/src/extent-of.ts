import { parseImageFormat } from "./image-format.ts";
import type { Extent, Option } from "./option.ts";

const MM_PER_CM = 10;

/** How large a value makes a product; undefined for one that says nothing of it. */
export function extentOf({ domain }: Pick<Option, "domain">, value: string): Extent | undefined {
	if (domain.kind === "list") return domain.choices.find(({ key }) => key === value)?.size;
	if (domain.kind === "whole") return undefined;
	const size = parseImageFormat(value);
	return size.ok ? { width: size.value.width * MM_PER_CM, height: size.value.height * MM_PER_CM } : undefined;
}
