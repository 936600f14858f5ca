import { expect, test } from "vitest";
import { assetField, changedAsset, fileKeys, readAsset } from "./asset-value.ts";
import { changedLink, readLink, withLinkType } from "./link-value.ts";

test("[§4] what is kept in a file field and not shown here stays", () => {
	const kept = {
		...{ fieldtype: "asset", id: 5, filename: "/f/a.jpg", alt: "Alt", title: "Titel", copyright: "©" },
		...{ is_external_url: true, meta_data: { alt__i18n__en: "Old" }, is_private: false },
	};
	expect(changedAsset(kept, { alt: "Neu" })).toEqual({
		...{ focus: "", name: "", source: "" },
		...{ ...kept, alt: "Neu" },
	});
	expect(readAsset(kept)).toEqual({ filename: "/f/a.jpg", name: "", alt: "Alt", focus: "" });
	expect(changedAsset(undefined, { alt: "Neu" })).toEqual({ ...recordOfNothing, alt: "Neu" });
});

const recordOfNothing = {
	...{ fieldtype: "asset", id: null, filename: "", alt: "", title: "", focus: "", name: "", source: "" },
	...{ copyright: "", meta_data: {}, is_external_url: false },
};

test("a field without a file has every part there", () => {
	expect(assetField(undefined)).toEqual(recordOfNothing);
});

test("[§4] what is kept in a link and not shown here stays", () => {
	const kept = {
		...{ fieldtype: "multilink", linktype: "url", id: "", url: "/a/", cached_url: "/a/", target: "_self" },
		...{ rel: "nofollow", title: "Mehr", anchor: "oben" },
	};
	expect(changedLink(kept, { url: "/b/", cached_url: "/b/" })).toEqual({
		...kept,
		...{ url: "/b/", cached_url: "/b/" },
	});
	expect(withLinkType(kept, "email")).toEqual({
		...{ fieldtype: "multilink", linktype: "email", id: "", url: "", cached_url: "", target: "_self" },
		...{ rel: "nofollow", title: "Mehr" },
	});
	expect(readLink(undefined)).toEqual({
		...{ fieldtype: "multilink", linktype: "story", id: "", url: "", cached_url: "" },
	});
});

test("each file of a list has a key of its own that goes with it", () => {
	const [a, b] = [{ id: 1 }, { id: 2 }];
	expect(fileKeys([a, b, a])).toEqual(["1-0", "2-0", "1-1"]);
	expect(fileKeys([b, a, a])).toEqual(["2-0", "1-0", "1-1"]);
});
