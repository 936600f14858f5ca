import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";

/** The viewer is a dependency of the shop (apps/shop/app/ar). */
const template = join(
	...[fileURLToPath(new URL("../../../../..", import.meta.url)), "node_modules"],
	...["@google", "model-viewer", "lib", "template.js"],
);

describe("the policy of a page", () => {
	test("[15] lets the viewer of models have the styles of this very version, and no others", () => {
		const [, styles = ""] = /<style>([\s\S]*?)<\/style>/.exec(readFileSync(template, "utf8")) ?? [];
		expect(styles).not.toContain("${");
		const hash = createHash("sha256").update(styles).digest("base64");
		expect(contentSecurityPolicy([]).split("; ")).toContain(`style-src 'self' 'sha256-${hash}'`);
	});

	test("[15] lets a page read what it has made itself, and nothing of another host", () => {
		expect(contentSecurityPolicy([]).split("; ")).toContain("connect-src 'self' blob:");
	});

	test("leaves inline styles to the frame of an editor: a hash beside them would switch them off", () => {
		const policy = contentSecurityPolicy([], ["https://editor.example"], "'self' 'unsafe-inline'");
		expect(policy.split("; ")).toContain("style-src 'self' 'unsafe-inline'");
	});
});
