import { expect, test } from "vitest";
import { startAppUnderTest } from "../../../testing/app-under-test.ts";
import { clerkOn } from "../../../testing/clerk.ts";
import { addSpace, contentFile } from "../../../testing/content-space.ts";
import { standInShop } from "../../../testing/stand-in-shop.ts";

test("a link by hand to a page that the shop of the space does not have is told before publishing", async () => {
	const asked: string[] = [];
	async function handle(request: Request): Promise<Response> {
		const { pathname, host } = new URL(request.url);
		asked.push(`${host}${pathname}`);
		return new Response("", { status: pathname === "/papire/" ? 404 : 200 });
	}
	const server = await startAppUnderTest({
		shop: standInShop(handle, []),
		environment: { RATE_LIMIT_FACTOR: "1000" },
	});
	try {
		const file = contentFile();
		await addSpace(server.platform, { ...file, space: { ...file.space, channel: "papiervogel" } as never });
		const clerk = await clerkOn(server.app);
		const teaser = (url: string) => ({
			...{ component: "teaser", text: "Hin" },
			link: { fieldtype: "multilink", linktype: "url", url, cached_url: url, id: "" },
		});
		const body = ["/papire/?farbe=rot", "/papiere/", "https://example.org/papire/"].map(teaser);
		const made = await clerk.post("/v1/spaces/4711/stories", {
			story: { name: "Seite", slug: "seite", content: { component: "page", title: "Titel", body } },
		});
		const { findings } = (await clerk.get(`/v1/spaces/4711/stories/${made.body.story.id}/findings`)).body;
		expect(findings).toEqual([
			expect.objectContaining({
				...{ code: "link_broken", severity: "warning", field: "link" },
				values: expect.objectContaining({ target: "/papire/" }),
			}),
		]);
		expect(asked.map((address) => address.replace(/^[^/]+/, "")).sort()).toEqual(["/papiere/", "/papire/"]);
	} finally {
		await server.close();
	}
});
