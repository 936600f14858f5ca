import { expect, test } from "vitest";
import { overviewLinks } from "./overview-links.server.ts";

const addresses = (channel: "papiervogel" | "bildwand", locale = "de-DE") =>
	overviewLinks({ channel, locale }).map(({ to }) => to);

test("[2.1-8] [2.3-4] a brand leads to the overviews of what it sells, and to no other", () => {
	expect(addresses("papiervogel")).toEqual([
		...["/alle-fotokalender/", "/alle-fotobuecher/", "/alle-fotocollagen/", "/alle-fotoboxen/"],
	]);
	expect(addresses("bildwand")).toEqual([
		...["/alle-fotokalender/", "/alle-fotobuecher/", "/alle-fotocollagen/", "/alle-fotoabzuege/"],
	]);
	expect(addresses("bildwand", "en-DE")).toEqual(addresses("bildwand"));
});
