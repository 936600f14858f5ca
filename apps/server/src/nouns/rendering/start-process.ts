import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { setPriority, tmpdir } from "node:os";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { RenderAnswer, RenderRequest } from "./render-task.ts";
import { tellsRunTime, watchStarving } from "./starvation.ts";

/**
 * Why a process ended before it answered: it took too long; it stood behind others that left it no processor; somebody
 * killed it; it broke, as one does that gets no more memory.
 */
export type EndReason = "time" | "starved" | "killed" | "broke";

/**
 * Where a process stands for the processor: behind everything else that runs on the machine (SCHED_IDLE), so that pages
 * are answered as if it was not there, or beside it, only less important.
 */
export type Standing = "behind" | "beside";

export class ProcessEnded extends Error {
	readonly reason: EndReason;

	constructor(reason: EndReason) {
		super(`a render process ended while it worked (${reason})`);
		this.reason = reason;
	}
}

/** Another process that works on one request at a time. */
export interface RenderProcess {
	/** Throws `ProcessEnded` when there is no answer in so many seconds, or never will be one. */
	ask(request: RenderRequest, seconds: number): Promise<Exclude<RenderAnswer, { state: "ready" }>>;
	/** Ends it at once. */
	end(): void;
	readonly hasEnded: () => boolean;
	readonly standing: Standing;
}

const entry = fileURLToPath(new URL("./render-process.ts", import.meta.url));
/** Of the data segment, in MB: what an allocation beyond it gets is an error, not the memory of others. */
export const MEMORY_MB = 1150;
const HEAP_MB = 400;
/** Loading fonts on a machine that is busy with everything else. */
const START_SECONDS = 60;
/** Of processes beside others: pages are answered first. */
const PRIORITY = 5;

export interface ProcessSettings {
	/** Where print and ICC profiles of the operator lie. */
	readonly profileFolder: string;
	readonly standing: Standing;
	/** As nice(1) has it. Tests wait for a process as for anything. */
	readonly priority?: number;
}

/** Whether a process can stand behind others here, which a sandbox may refuse, and be seen to starve there. */
export const canStandBehind: boolean = tellsRunTime && spawnSync("chrt", ["-i", "0", "true"]).status === 0;

export function startProcess({
	profileFolder,
	standing,
	priority = PRIORITY,
}: ProcessSettings): RenderProcess {
	const child = forkLimited(standing, [profileFolder]);
	if (child.pid !== undefined && standing === "beside") setPriority(child.pid, priority);
	const ready = Promise.withResolvers<void>();
	let working: PromiseWithResolvers<Exclude<RenderAnswer, { state: "ready" }>> | undefined;
	let cause: "time" | "starved" | undefined;
	let ended: ProcessEnded | undefined;

	child.on("message", (answer: RenderAnswer) => {
		if (answer.state === "ready") ready.resolve();
		else working?.resolve(answer);
	});
	const onEnd = (reason: EndReason) => {
		ended = new ProcessEnded(cause ?? reason);
		ready.reject(ended);
		working?.reject(ended);
	};
	child.once("exit", (_code, signal) => onEnd(signal === "SIGKILL" ? "killed" : "broke"));
	child.once("error", () => onEnd("broke"));
	ready.promise.catch(() => undefined);
	rest(child);

	return {
		standing,
		hasEnded: () => ended !== undefined,
		end: () => child.kill("SIGKILL"),
		async ask(request, seconds) {
			if (ended) throw ended;
			child.ref();
			child.channel?.ref();
			const killFor = (why: "time" | "starved") => () => {
				cause ??= why;
				child.kill("SIGKILL");
			};
			const isBehind = standing === "behind" && child.pid !== undefined;
			const endWatch = isBehind ? watchStarving(child.pid, killFor("starved")) : undefined;
			let timer = setTimeout(killFor("time"), START_SECONDS * 1000);
			try {
				await ready.promise;
				clearTimeout(timer);
				timer = setTimeout(killFor("time"), seconds * 1000);
				working = Promise.withResolvers();
				child.send(request);
				return await working.promise;
			} finally {
				clearTimeout(timer);
				endWatch?.();
				working = undefined;
				rest(child);
			}
		},
	};
}

/** A process that waits for work keeps ours alive no longer. */
function rest(child: ChildProcess): void {
	child.unref();
	child.channel?.unref();
}

/**
 * Nothing of our environment, where the secrets are. V8 collects garbage and compiles in the main thread alone: threads
 * for it, standing behind others, each get a tick of the processor (4 ms) before who waits in front of them (seen on Linux
 * 6.18, EEVDF), which made everybody else's pages two to three times slower. What is drawn takes as long as before.
 * Few arenas, so that freed memory goes back to the system.
 */
export const renderEnvironment = {
	MALLOC_ARENA_MAX: "2",
	MALLOC_TRIM_THRESHOLD_: "131072",
	UV_THREADPOOL_SIZE: "3",
};
/** V8 within the limits of a render process. */
export const nodeOptions = [
	`--max-old-space-size=${HEAP_MB}`,
	"--max-semi-space-size=8",
	"--single-threaded",
];
const compileCache = getCompileCacheDir();

function forkLimited(standing: Standing, args: readonly string[]): ChildProcess {
	const behind = standing === "behind" ? "chrt -i 0 " : "";
	const limited = `ulimit -d ${MEMORY_MB * 1024} && exec ${behind}"$0" "$@"`;
	const hasLimits = process.platform === "linux";
	return fork(entry, args, {
		execPath: hasLimits ? "/bin/sh" : process.execPath,
		execArgv: hasLimits ? ["-c", limited, process.execPath, ...nodeOptions] : nodeOptions,
		// The directory we are told of is one below, named after the version of Node.
		env: {
			...renderEnvironment,
			// Where pixels of photos wait, which is not to be memory.
			TMPDIR: tmpdir(),
			...(compileCache && { NODE_COMPILE_CACHE: dirname(compileCache) }),
		},
		serialization: "advanced",
		stdio: ["ignore", "inherit", "inherit", "ipc"],
	});
}
