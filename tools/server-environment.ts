/**
 * For the process of a server; libc reads it before our code runs. Threads that come and go would each keep an arena of
 * freed memory: 30 to 40 MB at rest (docs/memory.md).
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" } as const;
