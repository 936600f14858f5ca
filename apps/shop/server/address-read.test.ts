import { expect, test } from "vitest";
import { reading } from "#app/reading.server.ts";
import { addressReader } from "./address-read.ts";

const silent = { loader: () => null };
const readOf = addressReader(
	[
		{ id: "root", path: "", module: silent },
		{ id: "home", parentId: "root", index: true, module: { loader: reading(["breite"], () => null) } },
		{
			id: "list",
			parentId: "root",
			path: "liste",
			module: { loader: reading(["color", "theme"], () => null) },
		},
		{ id: "frame", parentId: "root", module: { loader: reading(["ansicht"], () => null) } },
		{
			id: "order",
			parentId: "frame",
			path: "bestellung/:number",
			module: { loader: reading(["token"], () => null) },
		},
		{ id: "text", parentId: "root", path: ":page", module: {} },
	],
	"b1",
);

const origin = "https://karten.example";

test.for<[asked: string, left: string]>([
	["/?breite=3&utm_source=post&color=green", "/?breite=3"],
	["/liste/?theme=a&color=green&x=1&color=red", "/liste/?color=green&color=red&theme=a"],
	["/bestellung/7/?ansicht=kurz&token=t&color=green", "/bestellung/7/?ansicht=kurz&token=t"],
	["/impressum/?token=t", "/impressum/"],
	["/gibt/es/nicht/?token=t", "/gibt/es/nicht/"],
	["/liste.data?color=green&x=1&_routes=list", "/liste.data?_routes=list&color=green"],
	["/liste/_.data?color=green&x=1", "/liste/_.data?color=green"],
	[
		"/liste/_payload.json?b1&x=1&color=green&_routes=list",
		"/liste/_payload.json?b1&_routes=list&color=green",
	],
	["/liste/_payload.json?b0&color=green", "/liste/_payload.json?color=green"],
	["/_payload.json?b1&color=green", "/_payload.json?b1"],
	["/_root.data?breite=3&color=green", "/_root.data?breite=3"],
])("of %s a page reads %s", ([asked, left]) => {
	const url = new URL(asked, origin);
	expect(readOf(url, url.pathname).href).toBe(origin + left);
});

test("a path is matched without the prefix of its language, which stays", () => {
	const url = new URL("/en/liste/?color=green&x=1", origin);
	expect(readOf(url, "/liste/").href).toBe(`${origin}/en/liste/?color=green`);
});

test("an address asked for again reads the same, whatever other query and page came between", () => {
	const left = [
		"/liste/?theme=a&x=1",
		"/?breite=1&theme=a",
		"/liste/?x=1&color=b",
		"/liste/?theme=a&x=1",
	].map((asked) => {
		const url = new URL(asked, origin);
		return readOf(url, url.pathname).href.slice(origin.length);
	});
	expect(left).toEqual(["/liste/?theme=a", "/?breite=1", "/liste/?color=b", "/liste/?theme=a"]);
});
