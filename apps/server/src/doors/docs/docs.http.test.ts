import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { testContext } from "../../testing/request-context.ts";
import { refusalStatus } from "../http/refusal-status.ts";
import { createRouter } from "../http/router.ts";
import { docsRoutes } from "./docs-routes.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const get = (path: string) => browserOn(server.app).get(path);

test("the documentation shows every call of openapi.json and every code", async () => {
	const { body: document } = await get("/web-api/openapi.json");
	const { status, body, headers } = await get("/web-api/docs");
	expect([status, headers.get("content-type")]).toEqual([200, expect.stringContaining("text/html")]);
	const calls = Object.values<object>(document.paths).flatMap((methods) => Object.keys(methods));
	expect(body.match(/<article /g)).toHaveLength(calls.length);
	for (const code of Object.keys(refusalStatus)) expect(body).toContain(`id="code-${code}"`);
});

test("[security.L1] however many ask, the document is made once", async () => {
	let made = 0;
	const routes = createRouter();
	routes.use((c, next) => {
		c.set("context", testContext);
		return next();
	});
	routes.route(
		"/",
		docsRoutes(() => {
			made += 1;
			return { paths: {} };
		}),
	);
	const asked = ["/web-api/openapi.json", "/web-api/docs", "/web-api/openapi.json"];
	const answers = await Promise.all(asked.map((path) => routes.request(path)));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
	expect(made).toBe(1);
});

test("[security.L1] whoever has openapi.json is not sent it again", async () => {
	const { headers } = await get("/web-api/openapi.json");
	expect(headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=600");
	const etag = headers.get("etag") ?? "";
	const again = await browserOn(server.app).get("/web-api/openapi.json", { "if-none-match": etag });
	expect([again.status, again.body, again.headers.get("etag")]).toEqual([304, "", etag]);
});

test("it runs no script and keeps the policy of all pages", async () => {
	const { body, headers } = await get("/web-api/docs");
	expect(body).not.toMatch(/<script|<style| style=| on\w+=/);
	expect(headers.get("content-security-policy")).toContain("default-src 'self'");
	expect((await get("/web-api/docs/docs.css")).headers.get("content-type")).toContain("text/css");
});

test("a call says what its parameters may be, what its fields mean and how it refuses", async () => {
	const { body } = await get("/web-api/docs");
	const [, card = ""] = body.split('<article id="get-web-api-card-price"');
	const [article = ""] = card.split("</article>");
	expect(article).toContain("<code>naturweiss</code>, <code>");
	expect(article).toMatch(/one of \d{3}/);
	expect(article).toContain("Gross price of one piece, minor units.");
	expect(article).toContain("Refusals: 400, 405, 422");
	expect(article).not.toContain("X-Locale");
	expect(article).toContain("<code>curl 'http://localhost:3000/web-api/card-price?");
});

test("a host that is no host stays text", async () => {
	const { body } = await browserOn(server.app, "http://localhost:3000").get("/web-api/docs", {
		host: 'a"b<i>',
	});
	expect(body).not.toContain("<i>");
	expect(body).not.toContain("curl 'http://a\"b");
});

test("a link to try a call leads to its answer", async () => {
	const { body } = await get("/web-api/docs");
	const links: string[] = [...body.matchAll(/class="try"><a href="([^"]+)"/g)].map(([, href]) =>
		href.replaceAll("&amp;", "&"),
	);
	expect(links.length).toBeGreaterThan(30);
	const asked = ["/web-api/card-price?", "/price-api/prices/article?", "/price-api/photo-options-groups?"];
	for (const door of asked) {
		const link = links.find((one) => one.includes(door));
		if (!link) throw new Error(`no link to ${door}`);
		const { origin, pathname, search } = new URL(link);
		const answer = await browserOn(server.app, origin).get(`${pathname}${search}`);
		expect([link, answer.status]).toEqual([link, 200]);
	}
});
