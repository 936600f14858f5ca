/** What the thread of an embedded database works on. */
export interface ThreadData {
	readonly folder: string;
	readonly startParams: readonly string[];
}

export type Statement =
	| { readonly kind: "query"; readonly sql: string; readonly values: readonly unknown[] }
	| { readonly kind: "exec"; readonly sql: string }
	| { readonly kind: "listen" | "unlisten"; readonly channel: string }
	| { readonly kind: "close" };

/** `id` comes back with the answer; answers come in the order of the requests. */
export type ThreadRequest = Statement & { readonly id: number };

export type ThreadAnswer =
	| { readonly kind: "ready" }
	/** It could not be opened, or broke later; the thread writes no other byte. */
	| { readonly kind: "failed"; readonly reason: string }
	/** Belongs to no request. */
	| { readonly kind: "notified"; readonly channel: string; readonly payload: string }
	| { readonly kind: "result"; readonly id: number; readonly value: unknown }
	/** `fields` as PostgreSQL gives them: code, detail, constraint and the like. */
	| {
			readonly kind: "error";
			readonly id: number;
			readonly message: string;
			readonly fields: Readonly<Record<string, string>>;
	  };
