import { type Drawings, groundsIn, type Ornament, type OrnamentSubject, ornamentsIn } from "./ornament.ts";
import { animals } from "./subjects/animals.ts";
import { baby } from "./subjects/baby.ts";
import { backgrounds } from "./subjects/backgrounds.ts";
import { blossoms } from "./subjects/blossoms.ts";
import { branches } from "./subjects/branches.ts";
import { corners } from "./subjects/corners.ts";
import { faith } from "./subjects/faith.ts";
import { flourishes } from "./subjects/flourishes.ts";
import { frames } from "./subjects/frames.ts";
import { love } from "./subjects/love.ts";
import { mourning } from "./subjects/mourning.ts";
import { party } from "./subjects/party.ts";
import { sky } from "./subjects/sky.ts";
import { travel } from "./subjects/travel.ts";
import { winter } from "./subjects/winter.ts";
import { wreaths } from "./subjects/wreaths.ts";

const drawings: Readonly<Record<Exclude<OrnamentSubject, "backgrounds">, Drawings>> = {
	branches,
	blossoms,
	wreaths,
	corners,
	flourishes,
	frames,
	love,
	sky,
	faith,
	baby,
	party,
	winter,
	travel,
	animals,
	mourning,
};

const drawn = new Map<OrnamentSubject, readonly Ornament[]>();

/** The drawings of a subject, in the order in which they are shown. Drawn once. */
export function ornamentsOf(subject: OrnamentSubject): readonly Ornament[] {
	const known =
		drawn.get(subject) ??
		(subject === "backgrounds" ? groundsIn(subject, backgrounds) : ornamentsIn(subject, drawings[subject]));
	drawn.set(subject, known);
	return known;
}
