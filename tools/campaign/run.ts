// npm run campaign -- faults|abuse|load|laws: attacks real servers of this machine and says what it saw (docs/campaign/README.md).
import { type Postgres, startPostgres } from "../postgres.ts";
import { abuse } from "./abuse/abuse.ts";
import { faults } from "./faults/faults.ts";
import type { Attack, Seen } from "./ground/attack.ts";
import { seededChance } from "./ground/chance.ts";
import {
	type CampaignCommand,
	type CampaignName,
	type CampaignOptions,
	type DatabaseKind,
	readCommand,
} from "./ground/options.ts";
import { placesOn } from "./ground/place.ts";
import { type Outcome, writeReport } from "./ground/report.ts";
import { laws } from "./laws/laws.ts";
import { load } from "./load/load.ts";

const campaigns: Readonly<Record<CampaignName, readonly Attack[]>> = { faults, abuse, load, laws };

// An exit runs the handlers that end what we started; a signal alone would not.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(1));

async function runOn(name: CampaignName, database: DatabaseKind, options: CampaignOptions): Promise<boolean> {
	const wanted = campaigns[name].filter((attack) => isChosen(attack, options));
	if (wanted.length === 0) {
		throw new Error(`No such attack. There are: ${campaigns[name].map((attack) => attack.name).join(", ")}`);
	}
	const postgres = database === "postgres" ? await startPostgres({ isDurable: true }) : undefined;
	try {
		const outcomes: Outcome[] = [];
		for (const attack of wanted) {
			const startedAt = performance.now();
			console.log(`\n${database}: ${attack.name} …`);
			const seen = await runAttack(attack, { database, options, postgres });
			outcomes.push({ attack, seen, seconds: (performance.now() - startedAt) / 1000 });
			// Written after each attack, so that a campaign that is stopped leaves what it saw.
			writeReport({ name, database, seed: options.seed, outcomes });
		}
		console.log(`\n${writeReport({ name, database, seed: options.seed, outcomes })}`);
		return outcomes.every(({ seen }) => seen.breaches.length === 0);
	} finally {
		await postgres?.stop();
	}
}

interface Around {
	readonly database: DatabaseKind;
	readonly options: CampaignOptions;
	readonly postgres: Postgres | undefined;
}

async function runAttack(attack: Attack, { database, options, postgres }: Around): Promise<Seen> {
	try {
		return await attack.run({
			database,
			options,
			postgres,
			chance: seededChance(options.seed).branch(`${attack.name} ${database}`),
			openPlace: placesOn(postgres),
			say: (progress) =>
				console.log(`  ${new Date().toISOString().slice(11, 19)} ${attack.name}: ${progress}`),
		});
	} catch (error) {
		// An attack that could not be carried out has shown nothing.
		console.error(error);
		return { cells: {}, breaches: [`the attack broke off: ${error}`] };
	}
}

function isChosen({ name }: Attack, { attacks }: CampaignOptions): boolean {
	return attacks.length === 0 || attacks.some((part) => name.includes(part));
}

function commandOrExit(): CampaignCommand {
	try {
		return readCommand(process.argv.slice(2));
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(2);
	}
}

const { name, databases, options } = commandOrExit();
console.log(`Campaign ${name}, seed ${options.seed}`);
let isHeld = true;
for (const database of databases) isHeld = (await runOn(name, database, options)) && isHeld;
process.exit(isHeld ? 0 : 1);
