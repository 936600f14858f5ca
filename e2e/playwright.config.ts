import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from "@playwright/test";
import { chromiumLaunch } from "../tools/chromium.ts";

const chromium: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
	browserName: "chromium",
	locale: "de-DE",
	timezoneId: "Europe/Berlin",
	launchOptions: chromiumLaunch,
};

/** A picture costs the server and Chromium more than all else on a page, and most journeys do not look at it. */
const withoutPictures: typeof chromium = {
	...chromium,
	launchOptions: {
		...chromiumLaunch,
		args: [...chromiumLaunch.args, "--blink-settings=imagesEnabled=false"],
	},
};
const desktop = { width: 1440, height: 900 };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Journeys that see photos and pictures of products as they come, or do not come. */
const pictureSpecs = [
	...[
		"card-picture.spec.ts",
		"home-wall.spec.ts",
		"missing-picture.spec.ts",
		"pictures.spec.ts",
		"order-card.spec.ts",
		"order-wall-picture.spec.ts",
		"wall-parts.spec.ts",
		"order-contour.spec.ts",
		"order-collage.spec.ts",
		"order-gift.spec.ts",
		"own-wall.spec.ts",
		"picture-in-room.spec.ts",
		"rooms.spec.ts",
		"gallery-pages.spec.ts",
		"order-prints.spec.ts",
		"crop-prints.spec.ts",
		"prints-in-two-tabs.spec.ts",
	],
	...["editor-repair.spec.ts", "editor-safety.spec.ts", "editor-tray.spec.ts", "editor-word.spec.ts"],
	...["editor-layouts.spec.ts", "editor-offline.spec.ts", "editor-tilt.spec.ts", "editor-walk.spec.ts"],
	"photo-sources.spec.ts",
	...["editor-strip.spec.ts", "editor-swap.spec.ts"],
	...["bride.spec.ts", "bride-keyboard.spec.ts"],
];
/** Nothing of it is for a mouse. */
const thumbSpecs = [
	"editor-thumb.spec.ts",
	"editor-thumb-keyboard.spec.ts",
	"editor-thumb-pages.spec.ts",
	"editor-thumb-tools.spec.ts",
	"editor-thumb-words.spec.ts",
];
/** What a thumb does otherwise. */
const phoneSpecs = [
	...thumbSpecs,
	"bride.spec.ts",
	"design-versions.spec.ts",
	"editor-spelling.spec.ts",
	"editor-growing.spec.ts",
	"editor-envelopes.spec.ts",
	"editor-guests.spec.ts",
	"editor-layouts.spec.ts",
	"editor-offline.spec.ts",
	"editor-pages.spec.ts",
	"editor-swap.spec.ts",
	"editor-tray.spec.ts",
	"finished-card.spec.ts",
	"home-wall.spec.ts",
	"order-collage.spec.ts",
	"order-gift.spec.ts",
	"own-wall.spec.ts",
	"order-abroad.spec.ts",
	"order-paid-elsewhere.spec.ts",
	"picture-in-room.spec.ts",
	"order-card.spec.ts",
	"order-prints.spec.ts",
	"crop-prints.spec.ts",
	"order-wall-picture.spec.ts",
	"rooms.spec.ts",
	"share-design.spec.ts",
];
/** Their pages come from no server. */
const printSpecs = ["print-truth-layout.spec.ts", "print-truth-pages.spec.ts"];
/** No browser: real sockets to the real process. */
const socketSpecs = [
	...["plain-http.spec.ts", "refusals.spec.ts", "hostile-http.spec.ts", "database-gone.spec.ts"],
	...["page-addresses.spec.ts", "heads.spec.ts", "places.spec.ts"],
];

export default defineConfig({
	testDir: "specs",
	outputDir: "../var/test/journeys",
	globalSetup: "./fixtures/start-server.ts",
	fullyParallel: true,
	// Many wait for the server: one more than the two cores that we count on keeps both at work.
	workers: 3,
	forbidOnly: true,
	// What passes only then is named at the end of the run (tools/test-report.ts).
	retries: 1,
	// They end what hangs and are no goals: a machine whose host is busy takes ten times as long for the same.
	timeout: 600_000,
	expect: { timeout: 120_000 },
	// No traces by default: recording one asks for blob addresses and so breaks the content policy by itself.
	// What a worker answers no journey can intercept: the one that is about it allows it.
	use: { screenshot: "only-on-failure", serviceWorkers: "block" },
	projects: [
		{
			name: "desktop",
			testIgnore: [...socketSpecs, ...printSpecs, ...pictureSpecs, ...thumbSpecs],
			use: { ...withoutPictures, viewport: desktop },
		},
		{ name: "phone", testMatch: phoneSpecs, use: { ...chromium, ...phone } },
		{ name: "pictures", testMatch: pictureSpecs, use: { ...chromium, viewport: desktop } },
		{ name: "print", testMatch: printSpecs, use: chromium },
		{ name: "sockets", testMatch: socketSpecs },
	],
});
