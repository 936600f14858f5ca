/** To its words or photo, to how they look, to where it lies, and to its being there. */
export const rights = ["content", "style", "place", "remove"] as const;
export type Right = (typeof rights)[number];
