import { may, type Role } from "@offizin/accounts";
import type { App } from "../../../../apps/server/src/app.ts";
import { type Browser, browserOn } from "../../../../apps/server/src/testing/browser.ts";
import { rightOfDoor, withoutRight } from "../../../../apps/server/src/testing/office-doors.ts";
import { doorsIn, exampleAddress, type JsonDoor } from "../openapi.ts";
import { type OwnCall, openRoutes, ownCalls } from "./door-list.ts";
import { type Owned, ownEverything, SECRET } from "./owner.ts";

export interface Walk {
	readonly doors: number;
	readonly calls: number;
	readonly breaches: readonly string[];
}

const PHOTO_CARD = "eukalyptus-postkarte-a6-salbei";

interface Caller {
	readonly name: string;
	readonly browser: Browser;
	readonly role?: Role;
}

/**
 * Asks every door for what one visitor owns, as everybody else: nothing of it may be seen or changed, and nobody may
 * meet a failure. The members of staff are signed in already.
 */
export async function walkDoors(app: App, staff: ReadonlyMap<Role, Browser>): Promise<Walk> {
	const owner = browserOn(app);
	const owned = await ownEverything(owner);
	const other = browserOn(app);
	await other.post("/web-api/designs", { template: "soiree-din-lang-quer-nachtblau" });
	const callers: Caller[] = [
		{ name: "nobody", browser: browserOn(app) },
		{ name: "another visitor", browser: other },
		...[...staff].map(([role, browser]) => ({ name: role, browser, role })),
	];
	const doors = doorsIn((await owner.get("/web-api/openapi.json")).body);
	const breaches = [...unlisted(app, doors)];
	let calls = 0;

	for (const caller of callers) {
		for (const call of ownCalls) {
			calls += 1;
			breaches.push(...judge(call.route, caller, await ask(caller.browser, call, owned), "closed"));
		}
		for (const door of doors) {
			calls += 1;
			const [address, route] = [exampleAddress(door, knownOf(owned)), routeOf(door)];
			const answer = await answerOf(caller.browser, door.method, address, door.hasBody ? {} : undefined);
			breaches.push(...judge(route, caller, answer, openness(route, caller)));
		}
		for (const [route, address] of Object.entries(openRoutes)) {
			calls += 1;
			const [method = "GET"] = route.split(" ");
			breaches.push(...judge(route, caller, await answerOf(caller.browser, method, address), "open"));
		}
	}
	for (const call of ownCalls.filter(({ isLast, isByLink }) => !isLast && !isByLink)) {
		calls += 1;
		const { status } = await ask(owner, call, owned);
		if (status !== 200) breaches.push(`${call.route} answers its owner with ${status}`);
	}
	breaches.push(...(await borrowPhoto(other, owned)), ...(await changesOf(owner, owned)));
	return { doors: doors.length + Object.keys(openRoutes).length + ownCalls.length, calls, breaches };
}

/** Routes of the app that are neither in its OpenAPI document nor in our list. */
function unlisted(app: App, doors: readonly JsonDoor[]): string[] {
	const known = new Set([
		...doors.map(routeOf),
		...ownCalls.map(({ route }) => route),
		...Object.keys(openRoutes),
	]);
	const staff = new Set([...Object.keys(rightOfDoor), ...withoutRight]);
	const routes = app.routes
		.filter(({ method }) => method !== "ALL")
		.map(({ method, path }) => `${method} ${path}`);
	return [...new Set(routes)]
		.filter((route) => !known.has(route) && !staff.has(route))
		.map((route) => `${route} is missing from the campaign's list of doors`);
}

const routeOf = ({ method, path }: JsonDoor) => `${method} ${path.replace(/\{(\w+)\}/g, ":$1")}`;

function knownOf({ design, cartItem, upload, orderNumber, line }: Owned): Record<string, string> {
	return { id: design, upload, item: cartItem, number: orderNumber, line };
}

type Openness = "open" | "closed" | "login" | "right";

function openness(route: string, { role }: Caller): Openness {
	if (ownCalls.some((call) => call.route === route && !call.route.startsWith("POST "))) return "closed";
	const right = rightOfDoor[route];
	if (!right) return "open";
	if (!role) return "login";
	return may(role, right) ? "open" : "right";
}

interface Answered {
	readonly status: number;
	readonly text: string;
}

function judge(
	route: string,
	{ name, role }: Caller,
	{ status, text }: Answered,
	openness: Openness,
): string[] {
	const found: string[] = [];
	if (status >= 500 && status !== 503) found.push(`${route} answers ${name} with ${status}`);
	const maySee = role !== undefined && openness === "open" && rightOfDoor[route] !== undefined;
	if (!maySee && text.includes(SECRET.slice(0, 16)))
		found.push(`${route} shows ${name} what somebody else owns`);
	if (openness === "closed" && status < 400) found.push(`${route} opens for ${name}: ${status}`);
	if (openness === "login" && status !== 401) found.push(`${route} answers ${name} with ${status}, not 401`);
	if (openness === "right" && status !== 403) found.push(`${route} answers ${name} with ${status}, not 403`);
	return found;
}

function ask(browser: Browser, { route, address, headers, body }: OwnCall, owned: Owned): Promise<Answered> {
	const [method = "GET"] = route.split(" ");
	return answerOf(browser, method, address(owned), body?.(owned), headers?.(owned));
}

async function answerOf(
	browser: Browser,
	method: string,
	address: string,
	body?: unknown,
	headers: Record<string, string> = {},
): Promise<Answered> {
	const content =
		typeof body === "string" ? { body } : body === undefined ? {} : { body: JSON.stringify(body) };
	const type = body === undefined || typeof body === "string" ? {} : { "content-type": "application/json" };
	const answer = await browser.send(address, { method, headers: { ...type, ...headers }, ...content });
	return { status: answer.status, text: await answer.text() };
}

/** A photo in a design of one's own is seen: somebody else's must not get there. */
async function borrowPhoto(other: Browser, { upload }: Owned): Promise<string[]> {
	const { body: design } = await other.post("/web-api/designs", { template: PHOTO_CARD });
	const elements: { id: string; type: string }[] = design.document.pages.flatMap(
		(page: { elements: unknown[] }) => page.elements,
	);
	const slot = elements.find(({ type }) => type === "photo");
	const commands = [{ type: "setPhoto", element: slot?.id, upload }];
	const { status } = await other.patch(`/web-api/designs/${design.id}`, { commands }, { "If-Match": '"1"' });
	return slot && status >= 400 ? [] : [`another visitor may use a photo that is not theirs: ${status}`];
}

/** What the others have changed of the owner's things. */
async function changesOf(
	owner: Browser,
	{ design, revision, cartItem, resumable }: Owned,
): Promise<string[]> {
	const now = await owner.get(`/web-api/designs/${design}`);
	const cart = await owner.get("/web-api/cart");
	const [item] = cart.body.items;
	const tus = { "tus-resumable": "1.0.0" };
	const piece = await owner.send(`/web-api/uploads/resumable/${resumable}`, { method: "HEAD", headers: tus });
	return [
		...(now.body.revision === revision ? [] : ["somebody else changed a design"]),
		...(cart.body.items.length === 1 && item.id === cartItem && item.quantity === 10
			? []
			: ["somebody else changed a cart"]),
		...(piece.status === 200 && piece.headers.get("upload-offset") === "0"
			? []
			: ["somebody else changed an upload"]),
	];
}
