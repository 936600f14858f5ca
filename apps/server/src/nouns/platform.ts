import type { Database } from "../adapters/database/database.ts";
import type { FileStore } from "../adapters/files/file-store.ts";
import type { FreeSpace } from "../adapters/files/free-space.ts";
import type { FontFiles } from "../adapters/fonts/font-files.ts";
import type { RateLimiter } from "../adapters/limits/rate-limiter.ts";
import type { Turns } from "../adapters/limits/turns.ts";
import type { UploadPace } from "../adapters/limits/upload-pace.ts";
import type { Log } from "../adapters/log/log.ts";
import type { Metrics } from "../adapters/metrics/metrics.ts";
import type { PaymentProviders } from "../adapters/payment/payment-providers.ts";
import type { ProfileChoice } from "../adapters/profiles/profile-choice.ts";
import type { Queue } from "../adapters/queue/queue.ts";
import type { Speller } from "../adapters/spelling/speller.ts";
import type { EditedTemplates } from "../adapters/templates/edited-templates.ts";
import type { Config } from "../config.ts";
import type { ContentLibrary } from "./content/library/content-library.ts";
import type { ImageService } from "./images/image-service.ts";
import type { KeptPictures } from "./pictures/kept-pictures.ts";
import type { PictureCache } from "./pictures/picture-cache.ts";
import type { PriceBooks } from "./price-books/price-books.ts";
import type { Renderer, RenderFailure } from "./rendering/renderer.ts";
import type { SearchIndex } from "./search/search-index.ts";
import type { Staff } from "./staff/staff.ts";
import type { Popularity } from "./templates/popularity.ts";

/** The adapters, and the nouns everybody shares, that everything else is built on; made in wiring.ts, handed down as an argument. */
export interface Platform {
	readonly config: Config;
	readonly log: Log;
	readonly now: () => Date;
	readonly database: Database;
	readonly files: FileStore;
	readonly space: FreeSpace;
	readonly queue: Queue;
	readonly payments: PaymentProviders;
	readonly profiles: ProfileChoice;
	readonly fonts: FontFiles;
	readonly renderer: Renderer;
	readonly pictures: PictureCache;
	readonly images: ImageService;
	/** Pages of designs (designs/preview.ts). */
	readonly previews: KeptPictures<RenderFailure>;
	readonly prices: PriceBooks;
	/** Asks no dictionary where none is installed. */
	readonly speller: Speller;
	readonly templates: EditedTemplates;
	readonly popularity: Popularity;
	readonly content: ContentLibrary;
	readonly search: SearchIndex;
	readonly limiter: RateLimiter;
	/** For answers of JSON doors that take long to make. */
	readonly turns: Turns;
	readonly uploadPace: UploadPace;
	readonly metrics: Metrics;
	readonly staff: Staff;
}
