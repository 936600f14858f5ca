type Corners = Readonly<Record<"x" | "y" | "width" | "height", number>>;

/** Whether two boxes, or two parts of a photo, are one. */
export function isSameBox<Of extends Corners>(one: Of, other: Of): boolean {
	return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}
