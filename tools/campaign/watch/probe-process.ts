// Somebody else's visit, in a process of its own: neither an attacker's work nor the reading of memory counts as the
// server's.
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { browserOn } from "../../../apps/server/src/testing/browser.ts";
import { changeDesign } from "../../../apps/server/src/testing/shopper.ts";
import { ask } from "../ground/ask.ts";
import type { Sample } from "./sample.ts";

const origin = process.argv[2] ?? "";
const samples: Sample[] = [];
const HEALTH_EVERY_MS = 50;
const PAUSE_MS = 40;
const REQUEST_MS = 60_000;
/** Longer visits would run into the rate limits that are meant for one person. */
const VISIT_ROUNDS = 4;
const TEMPLATE = "soiree-din-lang-quer-nachtblau";
const PRICE = "/web-api/card-price?formatType=postkarte-a6&paperType=kraft&quantity=37";
const pages = ["/", "/karten-designen/hochzeit/", `/products/${TEMPLATE}/`] as const;

let visitors = 0;

/** Each visitor comes from an address of their own, as the proxy tells. */
function newAddress(): string {
	visitors += 1;
	return `10.1.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`;
}

async function measured<Value>(kind: Sample["kind"], work: () => Promise<{ status: number; value: Value }>) {
	const startedAt = performance.now();
	const at = Date.now();
	try {
		const { status, value } = await work();
		samples.push({ kind, at, value: performance.now() - startedAt, status });
		return value;
	} catch {
		// No answer at all is what an overwhelmed server looks like.
		samples.push({ kind, at, value: performance.now() - startedAt, status: 0 });
		return undefined;
	}
}

/** Over a connection of its own, as a balancer asks. */
function askHealth(): Promise<unknown> {
	return measured("health", async () => {
		const request = get(`${origin}/healthz`, { agent: false, timeout: REQUEST_MS });
		request.on("timeout", () => request.destroy(new Error("no answer")));
		const [answer]: IncomingMessage[] = await once(request, "response");
		answer?.resume();
		return { status: answer?.statusCode ?? 0, value: undefined };
	});
}

async function visit(): Promise<void> {
	const headers = { "x-forwarded-for": newAddress() };
	const browser = browserOn({ request: (url, init) => ask(url, init, { headers }) }, origin);
	const look = (kind: Sample["kind"], path: string) =>
		measured(kind, async () => {
			const answer = await browser.send(path, {});
			return { status: answer.status, value: await answer.arrayBuffer() };
		});
	const made = await measured("design", async () => {
		const { status, body } = await browser.post("/web-api/designs", { template: TEMPLATE });
		return { status, value: body };
	});
	let design = made;
	for (let round = 0; round < VISIT_ROUNDS && !isStopped; round++) {
		for (const page of pages) {
			await look("page", page);
			await pause();
		}
		await look("price", PRICE);
		await look("cart", "/web-api/cart");
		if (!design?.document) break;
		const texts = design.document.pages.flatMap(
			({ elements }: { elements: { id: string; type: string; editable?: boolean }[] }) =>
				elements.filter(({ type, editable }) => type === "text" && editable),
		);
		const [text] = texts;
		const before = design;
		design = await measured("change", async () => {
			const commands = [{ type: "setText", element: text?.id, text: `Runde ${round}` }];
			return { status: 200, value: await changeDesign(browser, before, commands) };
		});
		await pause();
		if (design)
			await look("preview", `/web-api/designs/${design.id}/preview/front.png?revision=${design.revision}`);
		await pause();
		process.send?.("round");
	}
}

function pause(): Promise<void> {
	return new Promise((done) => setTimeout(done, PAUSE_MS));
}

let isStopped = false;
const health = setInterval(() => void askHealth(), HEALTH_EVERY_MS);
process.on("message", (message: "leave" | "stop") => {
	isStopped = true;
	if (message === "leave") return;
	clearInterval(health);
	process.send?.(samples, () => process.disconnect?.());
});
// Nobody is there any more to tell.
process.on("disconnect", () => process.exit());

while (!isStopped) await visit();
