import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { buildWorker } from "./build-worker.ts";
import { dropUnusedReact } from "./drop-unused-react.ts";
import { dropUnusedRouter } from "./drop-unused-router.ts";
import { fetchPayloads } from "./fetch-payloads.ts";
import { keepStyles } from "./keep-styles.ts";
import { limitReloads } from "./limit-reloads.ts";
import { nameEditorFiles } from "./name-editor-files.ts";

const formatMessage = fileURLToPath(new URL("./app/messages/format-message.ts", import.meta.url));

/** What every page needs, in one file: it compresses better than many, and changes only with a dependency. */
const framework =
	/node_modules\/(react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs)\/|shop\/app\/(missing-script|payload\/(fetch-payload|payload-address))\./;

/** What every page of ours needs: header, footer, words, pictures. In one file, as it compresses better. */
const shell =
	/(packages\/(ui\/src\/(?!field(-group)?\.tsx)|money\/src|base\/src\/(?!import-again|plain-letters|bounded-cache)|sites\/src\/site\.|contract\/src\/(browser|client|addresses|picture-addresses)\.)|shop\/app\/(layout\/(?!afterwards|error-page\.tsx|scroll-to-element|scroll-up\.tsx|legal-links|\w+\/\w+-footer\.tsx)|country\/(country-choice|country-links\.module|use-country-links)|links\/(link|path-prefix)\.|seo\/(json-ld|page-head)\.|pictures\/(?!content-image)|cards\/(price-note|[\w-]+\.module\.css)|drawings\/|panel\/price-summary\.module|wall-photo\/[\w-]+\.module)|shop\/app\/(site|paths|call|use-destination)\.|shop\/app\/messages\/(shop-intl|use-word)\.|shop\/app\/wishlist\/(change-wish|wish-button|wishlist-store)\.)(?!.*\.server\.)/;

/** What the editor shares with cart and checkout, and its later parts with each other, so that they need nothing else. */
const purchase =
	/packages\/(assortment\/src\/quantity|design\/src\/(document\/own-label|draw\/qr-matrix)|solver\/src\/is-same-configuration)\./;

/** What fetches later parts: pages without such do without it. */
const later = /vite\/preload-helper|packages\/base\/src\/import-again\./;

/** What pages of blocks share with others, so that those need nothing else of it. */
const lines =
	/shop\/app\/(product-page\/(product-lines\.|museum-label\.module)|waitlist\/waitlist-form\.module|blocks\/similar-designs\/similar-designs\.module)/;

/** What draws pages of blocks, and the styles of all blocks: whoever shows one loads all of them (block-face.tsx). */
const story =
	/shop\/app\/(blocks\/([\w/-]+\.module\.css$|(story-page|block-face)\.)|carousel\/(?!run-|carousel\.tsx)|links\/any-link\.|pictures\/content-image\.)/;

/** What pages with cards share: tools have none. Its styles are of the shell, so that nothing jumps where it comes later. */
const cards = /shop\/app\/cards\/(?!price-note|.*\.css)/;

/** What lists of cards and products share. */
const lists = /shop\/app\/card-list\/(?!.*\.server\.)/;

/** What the editor needs from the start, in one file. Its later parts are fetched by it, so they are not "initial". */
const editor = /packages\/(editor|editor-react|design|text)\/src\/|shop\/app\/editor\//;

/** Their styles come with the page (block-face.tsx), and all else they share with it. */
const laterBlocks =
	/\/(card|info|row|text|wall)-face-|\/(country-offer|afterwards|error-page|(paper|gallery)-footer)-|\/live-story-/;

export default defineConfig({
	plugins: [
		...[
			limitReloads(),
			fetchPayloads(),
			dropUnusedRouter(),
			dropUnusedReact(),
			keepStyles(),
			nameEditorFiles(),
		],
		...[reactRouter(), buildWorker()],
	],
	// Messages come taken apart (packages/words, compiled), so that no page carries the ICU parser (13 KB gzip).
	resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: formatMessage }] },
	// Workspace packages are TypeScript sources, and use-intl has to take the compiled messages.
	// React and its router are built in, so that they are the fast ones whatever NODE_ENV the server is started with.
	ssr: {
		noExternal: [/^@offizin\//, /^@fontsource/, "use-intl", /^react(-dom|-router)?$/],
	},
	// A few letters and no more: names stand in scripts and pages many times.
	css: { modules: { generateScopedName: "[hash:base64:5]" } },
	build: {
		target: "es2023",
		assetsInlineLimit: 0,
		modulePreload: {
			resolveDependencies: (file, dependencies) => (laterBlocks.test(file) ? [] : dependencies),
		},
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: {
							groups: [
								{ name: "framework", test: framework, priority: 4 },
								{ name: "later", test: later, priority: 4 },
								{ name: "shell", test: shell, priority: 3 },
								{ name: "cards", test: cards, priority: 2 },
								{ name: "purchase", test: purchase, priority: 1 },
								{ name: "lines", test: lines, priority: 1 },
								{ name: "story", test: story, priority: 1 },
								{ name: "lists", test: lists, priority: 1 },
								{ name: "editor", test: editor, tags: ["$initial"] },
							],
						},
					},
				},
			},
		},
		ssr: {
			define: { "process.env.NODE_ENV": JSON.stringify("production") },
			build: { rolldownOptions: { input: "./server/app.ts" } },
		},
	},
});
