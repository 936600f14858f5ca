/** Nobody searches for a longer text. */
export const MAX_QUERY_LENGTH = 80;
