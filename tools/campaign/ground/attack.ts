import type { Postgres } from "../../postgres.ts";
import type { Chance } from "./chance.ts";
import type { CampaignOptions, DatabaseKind } from "./options.ts";
import type { OpenPlace } from "./place.ts";

/** What an attack stands on. */
export interface Ground {
	readonly database: DatabaseKind;
	readonly options: CampaignOptions;
	/** Its own choices, from the seed of the campaign and the attack's name. */
	readonly chance: Chance;
	readonly openPlace: OpenPlace;
	/** The cluster of the places, when that is what they stand on. */
	readonly postgres: Postgres | undefined;
	/** Tells whoever watches how far it is. */
	say(progress: string): void;
}

/** What an attack saw. */
export interface Seen {
	/** Cells of its row, by column. */
	readonly cells: Readonly<Record<string, string>>;
	/** Further rows below it. */
	readonly rows?: readonly Readonly<Record<string, string>>[];
	/** Laws that were broken, with the values; any makes the campaign fail. */
	readonly breaches: readonly string[];
	/** Goals of time that were missed: shown, and never a failure, since a busy machine misses them too. */
	readonly slow?: readonly string[];
	/** Everything measured, for the JSON beside the table. */
	readonly facts?: unknown;
	/** Why it could not be done here. */
	readonly skipped?: string;
}

export interface Attack {
	/** `--attack` chooses by a part of it. */
	readonly name: string;
	/** Table it is shown in. */
	readonly section: string;
	run(ground: Ground): Promise<Seen>;
}
