/** Number of the collection that is shown where a page names none (spec 2.3-6): the first of our own. */
export const DEFAULT_THEME = "1461";
