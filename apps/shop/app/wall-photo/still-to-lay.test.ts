import { expect, test } from "vitest";
import type { Chosen } from "./begin-picture.ts";
import { stillToLay } from "./still-to-lay.ts";

const chosen = {
	design: { id: "d", revision: 2 },
	places: { free: ["photo-1", "photo-2", "photo-3"], only: undefined, spare: [] },
} as unknown as Chosen;
const photo = (id: string, upload: string | null) => ({
	...{ id, type: "photo" },
	photo: upload === null ? null : { upload },
});

test("[15] photos another tab has laid keep their places, and what was saved before it broke off is not laid twice", () => {
	const document = {
		pages: [{ elements: [photo("photo-1", "theirs"), photo("photo-2", null), photo("photo-3", "mine-1")] }],
		assets: [{ upload: "mine-2" }],
	};
	const mine = ["mine-1", "mine-2", "mine-3"].map((upload) => ({ upload }));
	const now = stillToLay(mine, chosen, { revision: 7, document });
	expect(now.places.free).toEqual(["photo-2"]);
	expect(now.photos).toEqual([{ upload: "mine-3" }]);
	expect(now.design).toMatchObject({ id: "d", revision: 7 });
});

test("[15] in a design that nobody has filled everything stays as it was wanted", () => {
	const document = { pages: [{ elements: [photo("photo-1", null)] }] };
	const now = stillToLay([{ upload: "a" }], chosen, { revision: 3, document });
	expect(now.places.free).toEqual(chosen.places.free);
	expect(now.photos).toEqual([{ upload: "a" }]);
});
