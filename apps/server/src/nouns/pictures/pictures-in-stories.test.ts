import { expect, test } from "vitest";
import type { PictureName } from "../picture-making/picture-name.ts";
import { picturesInStories } from "./pictures-in-stories.ts";

const picture = (filename: string) => ({ _uid: filename, component: "image", image: { filename } });
const story = (...filenames: string[]) => ({
	published: { _uid: "a", component: "page", body: filenames.map(picture) },
});
const none = { card: () => undefined, pattern: () => undefined };
const found = (...stories: Parameters<typeof picturesInStories>[1][]): PictureName[] => [
	...picturesInStories(
		none,
		stories.flatMap((some) => [...some]),
	),
];

test("[2.4-6] pictures of published pages are found wherever they stand, each once", () => {
	expect(
		found([
			story("/img/w640/photo/boats", "/img/w640/still/papiervogel-atelier"),
			story("/img/w640/photo/boats"),
			{ published: undefined },
		]),
	).toEqual([
		{ kind: "photo", name: "boats", detail: "" },
		{ kind: "still", name: "papiervogel-atelier", detail: "" },
	]);
});

test("what is no picture of ours, or none any more, is passed over", () => {
	expect(
		found([story("/f/4711/10x10/ab/boats.jpg", "/img/w640/photo/nobody", "/img/w640/scene/gone/detail")]),
	).toEqual([]);
});
