import type { Trx } from "../database/database.ts";
import type { JobName, Jobs } from "./jobs.ts";

/** Kinds of job that carry nothing. */
export type PeriodicJob = {
	[Name in JobName]: Jobs[Name] extends Record<string, never> ? Name : never;
}[JobName];

export interface SendOptions {
	/** Sends with the caller's transaction: the job exists exactly when the transaction is committed. */
	readonly trx?: Trx;
	/** At most one job of this kind and key waits or runs at a time; another one is dropped. */
	readonly key?: string;
	/** Keys of jobs of the same person: the more of this kind wait or run, the more jobs of others go before this one. */
	readonly behind?: readonly string[];
	readonly startAfterSeconds?: number;
}

export interface WorkOptions {
	/** How many jobs of this kind a process works on side by side; one after the other when absent. */
	readonly atOnce?: number;
}

/**
 * A job that still runs after so long hangs: above the longest render, the wait for a process and a second try. One whose
 * worker has died is noticed long before.
 */
export const JOB_SECONDS = 7200;

/** Why a job was ended that has taken longer than any may: it would do so again. */
export class JobExpired extends Error {
	constructor(seconds: number) {
		super(`it ran for more than ${seconds} s`);
	}
}

/**
 * `signal` fires when the process is asked to stop, or with `JobExpired` as its reason when the job has taken too long.
 * Throwing means: try again later.
 */
export type JobHandler<Name extends JobName> = (data: Jobs[Name], signal: AbortSignal) => Promise<void>;

/** Durable jobs in the database. A handler may see the same job twice and must not mind. */
export interface Queue {
	send<Name extends JobName>(name: Name, job: Jobs[Name], options?: SendOptions): Promise<void>;
	/** Names the handler of a kind; call before `start`. */
	work<Name extends JobName>(name: Name, handler: JobHandler<Name>, options?: WorkOptions): void;
	/** Sends a job without content at the start and every so many seconds; two never wait or run at a time. */
	every(name: PeriodicJob, seconds: number): void;
	start(): Promise<void>;
	/** Waits for running jobs for a while, then hands them back. */
	stop(): Promise<void>;
	/** Jobs per kind that wait or run. Throws when the queue does not answer. */
	depth(): Promise<Readonly<Record<string, number>>>;
}
