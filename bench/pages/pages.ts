import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildChanged } from "../../tools/build.ts";
import { freePortPair, startDemoServer, stopProcess } from "../../tools/demo-server.ts";
import type { Row, RowResult } from "../row.ts";
import { CONNECTIONS, measureAnswers, ROUNDS, SECONDS } from "./answer-rate.ts";
import { LIST, readListContent } from "./list-content.ts";
import { startNextServer } from "./next-server.ts";
import { type RecordedAnswer, recordAnswer } from "./record-answer.ts";
import { untilAnswers } from "./until-answers.ts";

const MIN_SHARE_OF_BARE = 0.7;
const MIN_TIMES_NEXT = 3;
/** A colour nobody has, longer than the address of a page that is kept (apps/server/src/doors/pages/page-server.ts). */
const UNCACHED = `&color=${"x".repeat(400)}`;
const browser = { "accept-encoding": "gzip, deflate, br, zstd" };

/** Pages from our cache and without it, beside bare node:http and Next.js 16. */
export const pages: Row = {
	name: "pages",
	async run() {
		if (buildChanged().failed.length > 0) throw new Error("An app could not be built.");
		const folder = mkdtempSync(join(tmpdir(), "offizin-bench-"));
		const ours = await startDemoServer();
		const stops: (() => Promise<unknown>)[] = [ours.stop];
		try {
			const content = await readListContent(ours.origins.papiervogel);
			const next = await startNextServer(content);
			stops.push(next.stop);
			const home = `${ours.origins.papiervogel}/`;
			await recordAnswer(home, browser);
			const kept = await recordAnswer(home, browser);
			const bare = await startBareServer(kept, folder);
			stops.push(bare.stop);
			const list = `${ours.origins.papiervogel}${LIST}`;
			const measured = await measureAnswers({
				home: { address: home, pid: ours.pid, headers: browser },
				bare: { address: bare.address, pid: bare.pid, headers: browser },
				keptList: { address: list, pid: ours.pid },
				nextStatic: { address: next.static, pid: next.pid },
				list: { address: `${list}${UNCACHED}`, pid: ours.pid },
				nextDynamic: { address: next.dynamic, pid: next.pid },
			});
			const sizes = {
				list: (await recordAnswer(`${list}${UNCACHED}`, {})).body.length,
				next: (await recordAnswer(next.dynamic, {})).body.length,
			};
			return report(measured, {
				tiles: content.tiles.length,
				links: content.links.before.length + content.links.after.length,
				home: kept.body.length,
				...sizes,
			});
		} finally {
			for (const stop of stops.toReversed()) await stop();
			rmSync(folder, { recursive: true, force: true });
		}
	},
};

async function startBareServer(answer: RecordedAnswer, folder: string) {
	const port = await freePortPair();
	const path = join(folder, "answer.json");
	writeFileSync(path, JSON.stringify({ headers: answer.headers, body: answer.body.toString("base64") }));
	const script = join(import.meta.dirname, "bare-server.ts");
	const child = spawn(process.execPath, [script, String(port), path], { stdio: "inherit" });
	const address = `http://127.0.0.1:${port}/`;
	await untilAnswers(address);
	return { address, pid: child.pid ?? 0, stop: () => stopProcess(child) };
}

type Rates = Record<"home" | "bare" | "keptList" | "nextStatic" | "list" | "nextDynamic", number>;
type Sizes = Record<"tiles" | "links" | "home" | "list" | "next", number>;

function report(rates: Rates, sizes: Sizes): RowResult {
	const share = rates.home / rates.bare;
	const times = rates.list / rates.nextDynamic;
	const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
	return {
		figures: [
			{
				what: "Home page from the cache, against bare node:http",
				ours: perSecond(rates.home),
				peer: perSecond(rates.bare),
				ratio: `${Math.round(share * 100)} %`,
				budget: `≥ ${MIN_SHARE_OF_BARE * 100} %`,
				isKept: share >= MIN_SHARE_OF_BARE,
			},
			{
				what: "List from the cache, against Next.js 16 static",
				ours: perSecond(rates.keptList),
				peer: perSecond(rates.nextStatic),
				ratio: `${(rates.keptList / rates.nextStatic).toFixed(1)} ×`,
			},
			{
				what: `List of ${sizes.tiles} tiles made anew, against Next.js 16 dynamic`,
				ours: perSecond(rates.list),
				peer: perSecond(rates.nextDynamic),
				ratio: `${times.toFixed(1)} ×`,
				budget: `≥ ${MIN_TIMES_NEXT} ×`,
				isKept: times >= MIN_TIMES_NEXT,
			},
		],
		notes: [
			`Pages: answers per second of processor time, medians of ${ROUNDS} rounds of ${SECONDS} s over ${CONNECTIONS} connections. Home page: ${kilobytes(sizes.home)} as sent (brotli). Lists are sent uncompressed: ours is ${kilobytes(sizes.list)}, the peer's ${kilobytes(sizes.next)}, both with the same ${sizes.tiles} tiles and the same ${sizes.links} links around them. ${sizes.tiles} tiles are every card there is; 48 were asked for.`,
		],
	};
}

function perSecond(rate: number): string {
	return `${Math.round(rate).toLocaleString("en")}/s`;
}
