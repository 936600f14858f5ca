import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readIccProfile } from "./icc-profile.ts";
import { iccHeader } from "./testing/icc-header.ts";
import { cmykProfilePath } from "./testing/press-tools.ts";

const path = cmykProfilePath();

test.skipIf(!path)("the press profile of this system is CMYK output", () => {
	const read = readIccProfile(readFileSync(path ?? ""));
	expect(read).toMatchObject({ ok: true, value: { components: 4, deviceClass: "prtr" } });
});

test.each([
	["no profile", new Uint8Array(200), "icc-damaged"],
	["a cut header", iccHeader("prtr", "CMYK").subarray(0, 100), "icc-damaged"],
	["a cut profile", Uint8Array.of(...iccHeader("prtr", "CMYK"), 0), "icc-damaged"],
	["a Lab profile", iccHeader("spac", "Lab "), "icc-colour-space"],
])("%s is refused", (_, bytes, code) => {
	expect(readIccProfile(bytes)).toMatchObject({ ok: false, error: { code } });
});
