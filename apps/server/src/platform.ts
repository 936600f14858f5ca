import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import type { FileStore } from "./files/file-store.ts";
import type { FontFiles } from "./fonts/font-files.ts";
import type { Metrics } from "./health/metrics.ts";
import type { RateLimiter } from "./http/rate-limiter.ts";
import type { Turns } from "./http/turns.ts";
import type { Log } from "./log/log.ts";
import type { PictureShelf } from "./pictures/picture-shelf.ts";
import type { PriceShelf } from "./prices/price-shelf.ts";
import type { ProfileChoice } from "./print/profile-choice.ts";
import type { Queue } from "./queue/queue.ts";
import type { Renderer } from "./rendering/renderer.ts";
import type { Staff } from "./staff/staff.ts";
import type { TemplateStore } from "./templates/template-store.ts";
import type { UploadPace } from "./uploads/upload-pace.ts";

/** The adapters everything else is built on; made in wiring.ts, handed down as an argument. */
export interface Platform {
	readonly config: Config;
	readonly log: Log;
	readonly now: () => Date;
	readonly database: Database;
	readonly files: FileStore;
	readonly queue: Queue;
	readonly profiles: ProfileChoice;
	readonly fonts: FontFiles;
	readonly renderer: Renderer;
	readonly shelf: PictureShelf;
	readonly prices: PriceShelf;
	readonly templates: TemplateStore;
	readonly limiter: RateLimiter;
	/** For answers of JSON doors that take long to make. */
	readonly turns: Turns;
	readonly uploadPace: UploadPace;
	readonly metrics: Metrics;
	readonly staff: Staff;
}
