/** A choice by its name, with what it comes to: "Bilderdruck matt, 300 g/m²". */
export function tellChoice({
	value,
	note,
}: {
	readonly value: string;
	readonly note?: string | undefined;
}): string {
	return note === undefined ? value : `${value}, ${note}`;
}
