import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** Extensions of PostgreSQL that migrations create, wherever the embedded one is opened. */
export const embeddedExtensions = { pg_trgm };
