// Runs in a worker thread: takes tasks, answers with files. It knows neither the database nor the file store.
import { parentPort, workerData } from "node:worker_threads";
import { invariant } from "@offizin/base";
import { loadPress } from "./load-press.ts";
import { makePrintFiles } from "./make-print-files.ts";
import type { PrintTask } from "./print-task.ts";

const port = parentPort;
invariant(port, "the press runs in a worker thread");
const press = loadPress((workerData as { readonly profileFolder: string }).profileFolder);

port.on("message", async (task: PrintTask) => {
	// A rejection is not caught: it ends this thread, and the other side hears of it with its reason.
	port.postMessage(await makePrintFiles(task, await press));
});
