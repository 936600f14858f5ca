import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Fonts } from "./fonts/fonts.ts";
import type { Metrics } from "./health/metrics.ts";
import type { RateLimiter } from "./http/rate-limit.ts";
import type { Log } from "./log/log.ts";
import type { PictureMaker } from "./pictures/picture-maker.ts";
import type { PictureShelf } from "./pictures/picture-shelf.ts";
import type { PriceShelf } from "./prices/price-shelf.ts";
import type { Queue } from "./queue/queue.ts";
import type { Staff } from "./staff/staff.ts";

/** The adapters everything else is built on; made in wiring.ts, handed down as an argument. */
export interface Platform {
	readonly config: Config;
	readonly log: Log;
	readonly now: () => Date;
	readonly database: Database;
	readonly files: FileStore;
	readonly queue: Queue;
	readonly fonts: Fonts;
	readonly pictures: PictureMaker;
	readonly shelf: PictureShelf;
	readonly prices: PriceShelf;
	readonly limiter: RateLimiter;
	readonly metrics: Metrics;
	readonly staff: Staff;
}
