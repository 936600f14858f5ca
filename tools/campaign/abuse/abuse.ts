import type { Attack } from "../ground/attack.ts";
import { doors } from "./doors/doors.ts";
import { hostileFiles } from "./files/files.ts";
import { httpAttacks } from "./http/http-attacks.ts";
import { allPreviews } from "./visitors/all-previews.ts";
import { busyProcessors } from "./visitors/busy-processors.ts";
import { everything } from "./visitors/everything.ts";
import { heavyCart } from "./visitors/heavy-cart.ts";
import { heavyDesigns } from "./visitors/heavy-designs.ts";
import { heavyPrints } from "./visitors/heavy-prints.ts";
import { hostileUploads, packedTexts } from "./visitors/hostile-uploads.ts";
import { hugeHeads } from "./visitors/huge-heads.ts";
import { invalidCommands } from "./visitors/invalid-commands.ts";
import { largeAnswers } from "./visitors/large-answers.ts";
import { logins } from "./visitors/logins.ts";
import { longQueries } from "./visitors/long-queries.ts";
import { orderPages } from "./visitors/order-pages.ts";
import { pageMisses } from "./visitors/page-misses.ts";
import { photoWall } from "./visitors/photo-wall.ts";
import { pictures } from "./visitors/pictures.ts";
import { pricePanels } from "./visitors/price-panels.ts";
import { slowSockets } from "./visitors/slow-sockets.ts";
import { tusPieces } from "./visitors/tus-pieces.ts";

/** What people do to a server, in the order it is shown. */
export const abuse: readonly Attack[] = [
	doors,
	...httpAttacks,
	hostileFiles,
	busyProcessors,
	...heavyDesigns,
	photoWall,
	heavyCart,
	heavyPrints,
	packedTexts,
	hostileUploads,
	allPreviews,
	pictures,
	pricePanels,
	pageMisses,
	largeAnswers,
	orderPages,
	invalidCommands,
	tusPieces,
	hugeHeads,
	longQueries,
	slowSockets,
	logins,
	everything,
];
