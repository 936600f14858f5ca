import { spawnSync } from "node:child_process";

/**
 * Installs a Debian package the tests need. Throws with the command for a person to run
 * where this process may not install anything, or where apt-get fails.
 */
export function installPackage(name: string, program: string): void {
	const command = `apt-get install -y --no-install-recommends ${name}`;
	const remedy = `${program} is missing. Install it with: sudo ${command}`;
	if (process.getuid?.() !== 0) throw new Error(remedy);
	console.log(`${program} is missing; installing the Debian package ${name} …`);
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	for (const args of [["update", "-q"], command.split(" ").slice(1)]) {
		const { status, error } = spawnSync("apt-get", args, { stdio: "inherit", env });
		if (error || status !== 0)
			throw new Error(`apt-get ${args.join(" ")} failed. ${remedy}`, { cause: error });
	}
}
