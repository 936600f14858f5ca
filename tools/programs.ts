// Programs from Debian that the tests use.
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a program would be, by PATH. */
export function pathsOf(program: string): string[] {
	return (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, program));
}

function isInPath(program: string): boolean {
	return pathsOf(program).some(existsSync);
}

/** The folder of initdb and pg_ctl: from PATH, else the newest that Debian keeps apart from it. */
export function findPostgres(): string | undefined {
	const debian = globSync("/usr/lib/postgresql/*/bin");
	debian.sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
	const folders = [...(process.env.PATH ?? "").split(delimiter), ...debian];
	return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl")));
}

const packages: { name: string; isInstalled: () => boolean }[] = [
	{ name: "chromium", isInstalled: () => isInPath("chromium") },
	{ name: "ghostscript", isInstalled: () => isInPath("gs") },
	{ name: "poppler-utils", isInstalled: () => isInPath("pdftotext") },
	{ name: "postgresql", isInstalled: () => findPostgres() !== undefined },
	{ name: "qpdf", isInstalled: () => isInPath("qpdf") },
];

/** Chromium without a window, which takes a fifth less for a journey. Not every Debian has it; the whole one does as well. */
const headless = "chromium-headless-shell";

function installHeadless(): void {
	if (isInPath(headless) || process.getuid?.() !== 0) return;
	const { status } = spawnSync(
		"apt-get",
		["install", "-y", "--no-remove", "--no-install-recommends", headless],
		{
			stdio: "ignore",
			// Without a way to the packages nobody waits for one that can be done without.
			timeout: 120_000,
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		},
	);
	console.log(
		status === 0
			? `Installed ${headless}.`
			: `There is no ${headless} here: journeys take the whole Chromium.`,
	);
}

/**
 * Installs what is missing with apt-get. Throws with the command for a person to run
 * where this process may not install anything, or where apt-get fails.
 */
export function installMissingPrograms(): void {
	const missing = packages.filter(({ isInstalled }) => !isInstalled()).map(({ name }) => name);
	if (missing.length === 0) {
		console.log(`All installed: ${packages.map(({ name }) => name).join(", ")}.`);
		installHeadless();
		return;
	}
	// Without a font of its own Chromium draws no text at all.
	if (missing.includes("chromium")) missing.push("fonts-liberation");
	const install = ["install", "-y", "--no-install-recommends", ...missing];
	const remedy = `These Debian packages are missing: sudo apt-get ${install.join(" ")}`;
	if (process.getuid?.() !== 0) throw new Error(remedy);
	console.log(`Installing the Debian packages ${missing.join(", ")} …`);
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	for (const args of [["update", "-q"], install]) {
		const { status, error } = spawnSync("apt-get", args, { stdio: "inherit", env });
		if (error || status !== 0) throw new Error(`apt-get ${args.join(" ")} failed. ${remedy}`);
	}
	installHeadless();
}
