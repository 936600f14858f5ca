// How much memory a server takes. Reading it takes tens of milliseconds, so it waits for nobody and nobody for it.
import { parentPort, workerData } from "node:worker_threads";
import { treeBytes } from "../../process-tree.ts";
import type { Sample } from "./sample.ts";

const pid: number = workerData;
const EVERY_MS = 500;
const samples: Sample[] = [];
const timer = setInterval(() => {
	samples.push({ kind: "memory", at: Date.now(), value: treeBytes(pid), status: 200 });
}, EVERY_MS);
parentPort?.once("message", () => {
	clearInterval(timer);
	parentPort?.postMessage(samples);
});
