import { parseImagePath } from "@offizin/content";
import { parseImageAddress } from "../../nouns/images/image-address.ts";
import { signedImagePath } from "../../nouns/images/image-signature.ts";
import { type ExitCode, exitCodes } from "./run-command.ts";
import type { Terminal } from "./terminal.ts";

const USAGE =
	"Usage: npm run sign-image -- https://www.papiervogel.example/f/4711/2400x1600/0123456789/karte.jpg/m/600x400";

/** Prints the same address with its signature, so that pages of other sites show a size that is in no list. */
export function signImage(
	address: string | undefined,
	secret: string,
	terminal: Pick<Terminal, "print" | "complain">,
): ExitCode {
	const url = URL.parse(address ?? "");
	const image = url && parseImageAddress(url.pathname);
	if (!image) {
		terminal.complain(USAGE);
		return exitCodes.misused;
	}
	const options = parseImagePath(image.asked);
	if (!options.ok) {
		terminal.complain(`${options.error.code}: ${options.error.option}`);
		return exitCodes.refused;
	}
	terminal.print(`${url.origin}${signedImagePath(secret, image.file, options.value)}`);
	return exitCodes.done;
}
