import type { Attack } from "../ground/attack.ts";
import { clockBack } from "./clock-back.ts";
import { databaseHangs, databaseStopped } from "./database-gone.ts";
import { fullDisk } from "./full-disk.ts";
import { kill } from "./kill.ts";
import { mailHangs, mailRefused } from "./mail-server-gone.ts";
import { secondProcess } from "./second-process.ts";

/** What a machine does to a server, in the order it is shown. */
export const faults: readonly Attack[] = [
	kill,
	secondProcess,
	fullDisk,
	databaseHangs,
	...databaseStopped,
	mailRefused,
	mailHangs,
	clockBack,
];
