/** Where a fact comes from: the marks S, V, N and M of domain.md. */
export type FactSource = "spec" | "verified" | "norm" | "market";
