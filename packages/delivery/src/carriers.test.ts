import { expect, test } from "vitest";
import { carriers, parseTrackingNumber, trackingAddress } from "./carriers.ts";

test("a number is read as it stands on the label, with spaces and dashes or without", () => {
	expect(parseTrackingNumber(" 0034 0434 1610 9401 5902 ")).toBe("00340434161094015902");
	expect(parseTrackingNumber("1z-999-aa1-01-2345-6784")).toBe("1Z999AA10123456784");
	for (const wrong of ["", "12345", "https://www.dhl.de", "RR 123/456", "oben links", "x".repeat(36)])
		expect(parseTrackingNumber(wrong)).toBeUndefined();
});

test("every carrier has a page of its own that names the number", () => {
	const addresses = carriers.map((carrier) => trackingAddress({ carrier, number: "00340434161094015902" }));
	for (const address of addresses) {
		expect(new URL(address).protocol).toBe("https:");
		expect(address).toContain("00340434161094015902");
		expect(address).not.toContain("#");
	}
	expect(new Set(addresses.map((address) => new URL(address).host)).size).toBe(carriers.length);
});
