import type { ShopContext } from "@offizin/contract";
import { expect, test, vi } from "vitest";
import { contentClient } from "./content-client.server.ts";

function shopWith(answer: () => Response) {
	const fetch = vi.fn<ShopContext["fetch"]>(async () => answer());
	return { fetch, client: contentClient({ fetch, origin: "https://papiervogel.example" }, "pub-1") };
}

test("the official client asks the doors of this process, with the token of the space", async () => {
	const { fetch, client } = shopWith(() => Response.json({ story: { name: "Start" }, cv: 1 }));
	const { data } = await client.get("cdn/stories/home", { version: "published", language: "en" });
	expect(data.story.name).toBe("Start");
	const [address, init] = fetch.mock.calls[0] ?? [];
	const { origin, pathname, searchParams } = new URL(String(address));
	expect(`${origin}${pathname}`).toBe("https://papiervogel.example/v2/cdn/stories/home");
	expect(Object.fromEntries(searchParams)).toMatchObject({
		token: "pub-1",
		version: "published",
		language: "en",
	});
	expect(init?.method).toBe("GET");
});

test("[8.5-1] a story that is not there is told as 404, with what the door said", async () => {
	const { client } = shopWith(() => Response.json(["This record could not be found"], { status: 404 }));
	await expect(client.get("cdn/stories/nowhere")).rejects.toMatchObject({
		status: 404,
		message: "This record could not be found",
	});
});
