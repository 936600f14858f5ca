import type { BrowserContext, Page } from "@playwright/test";
import type { DemoServer } from "../demo-server.ts";
import type { Shopper } from "./shopper.ts";

/** What a shot may use: a page of a fresh visitor, or of one of the two who have come further. */
export interface Stage {
	readonly server: DemoServer;
	readonly isPhone: boolean;
	/** Opens a page in a browser nobody has used yet. */
	freshPage(): Promise<Page>;
	/** The person with designs, cart and order, and a page of theirs. */
	readonly shopper: Shopper;
	readonly shopperContext: BrowserContext;
	/** Signed in to the back office. */
	staffContext(): Promise<BrowserContext>;
}

export interface Shot {
	/** Name of the file, before the width. */
	readonly name: string;
	/** The viewport only; otherwise the whole page, however long. */
	readonly isViewport?: boolean;
	/** Leads a page to what is to be seen. */
	readonly open: (stage: Stage) => Promise<Page>;
}

/** Opens an address and throws when it does not answer with the expected status. */
export async function visit(page: Page, address: string, status = 200): Promise<Page> {
	const answer = await page.goto(address, { waitUntil: "networkidle" });
	if (answer?.status() !== status) throw new Error(`${address} answered ${answer?.status()}`);
	return page;
}
