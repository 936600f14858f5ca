import type { Result } from "@offizin/base";
import type { RenderInput, RenderKind, RenderOutcome } from "./render-task.ts";

/**
 * "render_busy": this client has too much waiting already. "render_too_heavy": the work took more memory or time than
 * a process has, and would do so again.
 */
export type RenderFailure = "render_busy" | "render_too_heavy";

export interface RenderOptions {
	/** Who the work is for: clients take turns. */
	readonly client: string;
	/** It may take seconds or hundreds of megabytes; of one client one such task runs at a time. */
	readonly isHeavy?: boolean;
	/** Ends the work without a trace; the call then throws. */
	readonly signal?: AbortSignal;
}

/** Checks, pictures, decoded photos and print files, made in processes of their own with a limit of memory. */
export interface Renderer {
	/** Throws when the work itself throws. */
	run<Kind extends RenderKind>(
		kind: Kind,
		input: RenderInput<Kind>,
		options: RenderOptions,
	): Promise<Result<RenderOutcome<Kind>, RenderFailure>>;
	/** Ends all processes; what runs is undone. */
	close(): Promise<void>;
}
