import { parseArgs } from "node:util";

export type DatabaseKind = "pglite" | "postgres";
export type CampaignName = "faults" | "abuse" | "load" | "laws";

export interface CampaignOptions {
	/** Kills of the kill attack. */
	readonly kills: number;
	/** Length of what runs for a time; each attack has its own length without it. */
	readonly seconds: number | undefined;
	readonly seed: number;
	/** Servers side by side, where an attack can. */
	readonly parallel: number;
	/** Requests a second of the load. */
	readonly rate: number;
	/** Parts of names; all attacks when there are none. */
	readonly attacks: readonly string[];
}

export interface CampaignCommand {
	readonly name: CampaignName;
	readonly databases: readonly DatabaseKind[];
	readonly options: CampaignOptions;
}

const usage = `npm run campaign -- faults|abuse|load|laws [options]
  --database pglite|postgres|both   both when absent; laws need none
  --attack part-of-a-name           more than once; all when absent
  --kills 100     kills of "kill -9" in faults
  --seconds 60    length of an attack that runs for a time
  --rate 40       requests a second of load
  --parallel 2    servers side by side in "kill -9"
  --seed 1        every random choice comes from it`;

const names: readonly CampaignName[] = ["faults", "abuse", "load", "laws"];
const databaseKinds: Readonly<Record<string, readonly DatabaseKind[]>> = {
	pglite: ["pglite"],
	postgres: ["postgres"],
	both: ["pglite", "postgres"],
};

/** Reads the arguments of the command. Throws with what is wrong and how it is used. */
export function readCommand(args: readonly string[]): CampaignCommand {
	const { values, positionals } = parse(args);
	const name = names.find((each) => each === positionals[0]);
	const databases = databaseKinds[name === "laws" ? "pglite" : values.database];
	if (!name || positionals.length !== 1) throw new Error(`Which campaign?\n${usage}`);
	if (!databases) throw new Error(`--database ${values.database} is unknown\n${usage}`);
	return {
		name,
		databases,
		options: {
			kills: wholeNumber("kills", values.kills),
			seconds: values.seconds === undefined ? undefined : wholeNumber("seconds", values.seconds),
			seed: wholeNumber("seed", values.seed),
			parallel: wholeNumber("parallel", values.parallel),
			rate: wholeNumber("rate", values.rate),
			attacks: values.attack,
		},
	};
}

function parse(args: readonly string[]) {
	try {
		return parseArgs({
			args: [...args],
			allowPositionals: true,
			options: {
				database: { type: "string", default: "both" },
				attack: { type: "string", multiple: true, default: [] },
				kills: { type: "string", default: "100" },
				seconds: { type: "string" },
				rate: { type: "string", default: "40" },
				parallel: { type: "string", default: "2" },
				seed: { type: "string", default: String(process.pid) },
			},
		});
	} catch (error) {
		throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`);
	}
}

function wholeNumber(name: string, text: string): number {
	const value = Number(text);
	if (!Number.isInteger(value) || value < 1)
		throw new Error(`--${name} ${text} is no whole number from 1\n${usage}`);
	return value;
}
