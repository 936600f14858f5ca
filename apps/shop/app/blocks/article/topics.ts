/** What articles of a magazine are about. */
export const topics = ["occasion", "paper", "post", "wording", "photo", "wall"] as const;
