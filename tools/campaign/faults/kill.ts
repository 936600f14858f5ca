import type { Attack, Ground } from "../ground/attack.ts";
import { type KillTally, killAndCheck } from "./kill-and-check.ts";
import { addPiece, type KillPiece, sumPieces } from "./kill-pieces.ts";

/** SIGKILL at random moments of checkout, mail and print, some servers side by side. */
export const kill: Attack = {
	name: "kill -9",
	section: "Kills",
	async run(ground) {
		const { options, database } = ground;
		const places = Math.min(options.parallel, options.kills);
		const shares = Array.from({ length: places }, (_, index) => share(options.kills, places, index));
		const ran = await Promise.allSettled(shares.map((kills, index) => killInPlace(ground, kills, index)));
		const tallies = ran.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
		const broken = ran.flatMap((each) => (each.status === "rejected" ? [`given up: ${each.reason}`] : []));
		const piece: KillPiece = { seed: options.seed, ...sumTallies(tallies), breaches: broken };
		piece.breaches.push(...tallies.flatMap(({ breaches }) => breaches));
		const pieces = addPiece(database, piece);
		return {
			cells: cellsOf(piece, sumPieces(pieces)),
			breaches: piece.breaches,
			facts: { piece, pieces: pieces.length },
		};
	},
};

function share(kills: number, places: number, index: number): number {
	return Math.floor(kills / places) + (index < kills % places ? 1 : 0);
}

async function killInPlace(
	{ openPlace, chance, say }: Ground,
	kills: number,
	index: number,
): Promise<KillTally> {
	const place = await openPlace();
	try {
		return await killAndCheck(place, {
			kills,
			chance: chance.branch(`place ${index}`),
			say: (progress) => say(`server ${index + 1}: ${progress}`),
		});
	} finally {
		await place.close();
	}
}

function sumTallies(tallies: readonly KillTally[]) {
	const sum = (of: (tally: KillTally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
	const leftovers: Record<string, number> = {};
	for (const { checked } of tallies) {
		for (const [name, count] of Object.entries(checked.leftovers))
			leftovers[name] = (leftovers[name] ?? 0) + count;
	}
	return {
		group: sum(({ kills }) => kills.group),
		server: sum(({ kills }) => kills.server),
		child: sum(({ kills }) => kills.child),
		visitors: sum(({ visitors }) => visitors),
		cutOff: sum(({ cutOff }) => cutOff),
		orders: sum(({ checked }) => checked.seen.size),
		mails: sum(({ checked }) => checked.mails),
		mailsAgain: sum(({ checked }) => checked.mailsAgain),
		prints: sum(({ checked }) => checked.prints),
		files: sum(({ checked }) => checked.files),
		pdfs: sum(({ checked }) => checked.pdfs),
		processorSeconds: Math.round(sum(({ processorSeconds }) => processorSeconds)),
		leftovers,
	};
}

function cellsOf(piece: KillPiece, all: ReturnType<typeof sumPieces>): Record<string, string> {
	const kills = piece.group + piece.server + piece.child;
	const left = Object.entries(piece.leftovers).map(([name, count]) => `${name} ${count}`);
	return {
		"Kills (group/server/child)": `${kills} (${piece.group}/${piece.server}/${piece.child})`,
		"Cut off": String(piece.cutOff),
		Orders: `${piece.orders} of ${piece.visitors}`,
		"Mails (again)": `${piece.mails} (${piece.mailsAgain})`,
		Prints: String(piece.prints),
		"Files, PDFs read": `${piece.files}, ${piece.pdfs}`,
		"Left over": left.join(", ") || "nothing",
		"CPU s per kill": (piece.processorSeconds / kills).toFixed(1),
		"All pieces so far": `${all.kills} kills, ${all.orders} orders, ${all.breaches} breaches in ${all.pieces}`,
	};
}
