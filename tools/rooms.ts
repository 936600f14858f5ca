// Renders the rooms that wall pictures hang in: `npm run rooms`, or `npm run rooms -- living loft` for some of them.
// Needs Blender (Debian: apt-get install blender); what it makes is committed, so that nothing else does.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOM_RATIO, type Room, rooms } from "@offizin/scenes";
import { bakeRoom } from "./rooms/bake.ts";

const SCRIPT = join(import.meta.dirname, "rooms/blender/render.py");
const OUT = join(import.meta.dirname, "../apps/server/assets/rooms");
/** Niceness: a render takes minutes of all that is left over. */
const PATIENT = "19";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		width: { type: "string", default: "1600" },
		samples: { type: "string", default: "64" },
		threads: { type: "string", default: "2" },
	},
});

const unknown = positionals.filter((name) => !rooms.some(({ key }) => key === name));
if (unknown.length > 0)
	throw new Error(`No rooms: ${unknown.join(", ")}. There are ${rooms.map(({ key }) => key).join(", ")}`);
const width = Number(values.width);

await mkdir(OUT, { recursive: true });
for (const room of rooms.filter(({ key }) => positionals.length === 0 || positionals.includes(key))) {
	const began = Date.now();
	const folder = await mkdtemp(join(tmpdir(), `room-${room.key}-`));
	await render(room, folder);
	const rendered = Date.now();
	const layers = await bakeRoom(folder, { width, height: Math.round(width / ROOM_RATIO) });
	for (const [name, bytes] of Object.entries(layers))
		await writeFile(join(OUT, `${room.key}-${name}.webp`), bytes);
	await rm(folder, { recursive: true });
	const sizes = Object.entries(layers).map(([name, { length }]) => `${name} ${Math.round(length / 1000)} KB`);
	console.log(
		`${room.key}: rendered in ${seconds(rendered - began)}, baked in ${seconds(Date.now() - rendered)}; ${sizes.join(", ")}`,
	);
}

async function render({ key, width: wide, foot, light }: Room, folder: string): Promise<void> {
	const told = JSON.stringify({ width: wide, foot, light });
	const blender = ["blender", "-b", "-t", values.threads, "--python-exit-code", "1", "--python", SCRIPT];
	const options = ["--", key, folder, told, values.width, values.samples];
	const child = spawn("nice", ["-n", PATIENT, ...blender, ...options], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	const [code] = await once(child, "exit");
	if (code !== 0) throw new Error(`Blender ended with ${code} on ${key}`);
}

function seconds(ms: number): string {
	return `${Math.round(ms / 1000)} s`;
}
