import { onServer } from "./fresh-database.ts";

/**
 * As if the heartbeats of the jobs that a dead process left had been missing for a minute, which nobody waits for.
 * Without a server in `url` there is nothing to do: whoever opens the embedded database knows them for dead.
 */
export async function silenceJobs(url: string | undefined): Promise<void> {
	if (!url) return;
	const silent = "heartbeat_on = heartbeat_on - interval '1 minute'";
	await onServer(url, `update pgboss.job set ${silent} where state = 'active'`);
}
