import { programPath } from "../http/program-paths.ts";
import type { Shop } from "../pages/shop-build.ts";

/** What answers before pages do, besides programs' doors. */
const besidePages = /^(assets|mailbox|office)(\/|$)/;

/** Whether a story of a full slug is shown there, as far as the pages of the shop are built. */
export function siteAddresses(shop: Pick<Shop, "showsStory"> | undefined): (slug: string) => boolean {
	return (slug) => !programPath(`/${slug}/`) && !besidePages.test(slug) && (shop?.showsStory?.(slug) ?? true);
}
