import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, expect, test } from "vitest";
import { ConfigError, parseConfig } from "./config.ts";

const folder = mkdtempSync(join(tmpdir(), "offizin-config-"));
afterAll(() => rmSync(folder, { recursive: true }));

const production = {
	DATA_FOLDER: folder,
	MODE: "production",
	PUBLIC_ORIGINS: "papiervogel=https://www.papiervogel.example, bildwand=https://www.bildwand.example",
	DATABASE_URL: "postgresql://localhost/offizin",
	SMTP_URL: "smtp://localhost",
	SECRET: "kQ7vX2mN9pL4wR8tY1uB5zC3dF6gH0jK",
	TRUST_PROXY: "on",
};

function problemsOf(environment: Record<string, string>): readonly string[] {
	try {
		parseConfig(environment);
	} catch (error) {
		if (error instanceof ConfigError) return error.problems;
		throw error;
	}
	return [];
}

test("an empty environment is a demo that keeps its secrets", () => {
	const first = parseConfig({ DATA_FOLDER: folder });
	const second = parseConfig({ DATA_FOLDER: folder });
	expect(first).toMatchObject({ mode: "demo", role: "all", port: 3000, databaseUrl: undefined });
	expect(first.renderStanding).toBe("behind");
	expect(first.secret.length).toBeGreaterThanOrEqual(32);
	expect(second.secret).toBe(first.secret);
	expect(second.staff).toEqual({ ...first.staff, isGenerated: true });
	expect(statSync(join(folder, "secrets.json")).mode & 0o077).toBe(0);
});

test("every bad key is named at once", () => {
	const problems = problemsOf({
		PORT: "achtzig",
		ROLE: "chef",
		DATABASE_URL: "mysql://x",
		STAFF_PASSWORD: "Passwort2026",
	});
	expect(problems.map((problem) => problem.split(" ")[0]).sort()).toEqual([
		"DATABASE_URL",
		"PORT",
		"ROLE",
		"STAFF_PASSWORD",
	]);
});

test("production names everything it misses and takes no test hooks", () => {
	const problems = problemsOf({ MODE: "production", TEST_CRASH_AT: "/tmp/crash-at" });
	expect(problems.map((problem) => problem.split(" ")[0]).sort()).toEqual([
		"DATABASE_URL",
		"PUBLIC_ORIGINS",
		"SECRET",
		"SMTP_URL",
		"TEST_CRASH_AT",
		"TRUST_PROXY",
	]);
	expect(problemsOf(production)).toEqual([]);
});

test("[security.L8] production asks whether there is a proxy; a worker, which answers no browser, need not know", () => {
	const { TRUST_PROXY: _, ...undecided } = production;
	expect(problemsOf(undecided)).toEqual([
		expect.stringMatching(/^TRUST_PROXY needs a decision.* on .* off /),
	]);
	expect(problemsOf({ ...undecided, ROLE: "worker" })).toEqual([]);
	expect(parseConfig({ ...undecided, TRUST_PROXY: "off" }).trustedProxies).toEqual({ hops: 0 });
	expect(parseConfig({ ...undecided, TRUST_PROXY: "2" }).trustedProxies).toEqual({ hops: 2 });
	expect(problemsOf({ ...undecided, TRUST_PROXY: "10.0.0.0/8,192.168.1.2" })).toEqual([]);
	expect(problemsOf({ ...undecided, TRUST_PROXY: "maybe" })).toEqual([expect.stringContaining("is not on")]);
});

test("[security.L3] a demo is for this machine alone unless told otherwise, production is for the network", () => {
	expect(parseConfig({ DATA_FOLDER: folder }).host).toBe("localhost");
	expect(parseConfig({ DATA_FOLDER: folder, HOST: "192.168.0.7" }).host).toBe("192.168.0.7");
	expect(parseConfig(production).host).toBe("0.0.0.0");
});

test("[security.L1] a token for probes that could be guessed is refused", () => {
	expect(problemsOf({ ...production, PROBE_TOKEN: "kurz" })).toEqual([
		"PROBE_TOKEN has fewer than 16 characters",
	]);
});

test("[security.L9] the first account has an address that mail can be sent to", () => {
	for (const STAFF_EMAIL of ["a@[127.0.0.1]", "a@b.de;c", "werkstatt"]) {
		expect(problemsOf({ ...production, STAFF_EMAIL })).toEqual(["STAFF_EMAIL is not a mail address"]);
	}
	expect(problemsOf({ ...production, STAFF_EMAIL: "werkstatt@müller-druck.example" })).toEqual([]);
});

test.each([
	["kurz", "fewer than 32"],
	["a".repeat(40), "not random"],
	["change-me-please-1234567890-abcdefgh", "placeholder"],
])("the weak secret %s is refused in production", (SECRET, reason) => {
	expect(problemsOf({ ...production, SECRET })).toEqual([expect.stringContaining(reason)]);
});

test("host names are read per channel, a missing one is named", () => {
	expect(parseConfig(production).publicOrigins).toEqual({
		papiervogel: "https://www.papiervogel.example",
		bildwand: "https://www.bildwand.example",
	});
	expect(problemsOf({ ...production, PUBLIC_ORIGINS: "papiervogel=https://a.example" })).toEqual([
		"PUBLIC_ORIGINS has no address for bildwand",
	]);
	expect(problemsOf({ ...production, PUBLIC_ORIGINS: "laden=ftp://a.example" })).toHaveLength(1);
});

test("[2.1-7] country domains are read by channel and market, another country is named", () => {
	const MARKET_ORIGINS = "papiervogel-ch=https://papiervogel.ch.example";
	expect(parseConfig({ ...production, MARKET_ORIGINS }).marketOrigins).toEqual({
		papiervogel: { ch: "https://papiervogel.ch.example" },
		bildwand: {},
	});
	expect(parseConfig(production).marketOrigins).toEqual({ papiervogel: {}, bildwand: {} });
	for (const wrong of [
		"papiervogel-xx=https://a.example",
		"papiervogel-ch=a.example",
		"ch=https://a.example",
	])
		expect(problemsOf({ ...production, MARKET_ORIGINS: wrong })).toEqual([expect.stringContaining(wrong)]);
});

test("[9.3-2] values of site verification are read by channel and locale", () => {
	const SITE_VERIFICATION = "papiervogel-de-DE=abc_1-2, bildwand-de-CH=x";
	expect(parseConfig({ ...production, SITE_VERIFICATION }).siteVerification).toEqual({
		"papiervogel-de-DE": "abc_1-2",
		"bildwand-de-CH": "x",
	});
	for (const wrong of ["papiervogel-fr-FR=a", "laden-de-DE=a", "papiervogel-de-DE=<b>"])
		expect(problemsOf({ ...production, SITE_VERIFICATION: wrong })).toEqual([expect.stringContaining(wrong)]);
});

test("the configuration cannot be changed", () => {
	expect(Object.isFrozen(parseConfig({ DATA_FOLDER: folder }))).toBe(true);
});

test(".env.example works unedited", () => {
	const example = parseEnv(readFileSync(join(import.meta.dirname, "../../../.env.example"), "utf8"));
	const named = { ...example, DATA_FOLDER: folder } as Record<string, string>;
	expect(parseConfig(named)).toEqual(parseConfig({ DATA_FOLDER: folder }));
});
