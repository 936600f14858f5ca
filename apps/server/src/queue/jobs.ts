/** Every kind of job and what it carries: ids only, never personal data. Each noun adds a line here and below. */
// biome-ignore lint/suspicious/noEmptyInterface: jobs come with the nouns that have some
export interface Jobs {}

export type JobName = keyof Jobs & string;

/** Every kind gets its queue at the start. */
export const jobNames: readonly JobName[] = [];
