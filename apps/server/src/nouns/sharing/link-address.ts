import { invariant } from "@offizin/base";
import type { DesignLink } from "@offizin/contract";
import { loadQrEncoder } from "@offizin/design";
import type { Site } from "@offizin/sites";
import { um } from "@offizin/units";
import type { Config } from "../../config.ts";
import { shopAddress } from "../mail/mail-brand.ts";

/** Below the home page of a shop (apps/shop, routes.ts). */
const folders = { open: "entwurf", comment: "ansehen" } as const satisfies Record<
	DesignLink["purpose"],
	string
>;

/** Where a link leads; without a token to where a code is typed. */
export function linkAddress(
	config: Config,
	site: Site,
	{ purpose, token }: { readonly purpose: DesignLink["purpose"]; readonly token: string },
): string {
	return `${shopAddress(config, site)}/${folders[purpose]}/${token && `${token}/`}`;
}

/** Where a phone sends photos from. The secret is a fragment, which browsers send to nobody. */
export function phoneAddress(config: Config, site: Site, secret: string): string {
	return `${shopAddress(config, site)}/handy/#${secret}`;
}

/** Whole numbers, and few of them. */
const MODULE = 10;
/** Modules of the largest code an address needs, with its quiet zone. */
const SIDE = um(80 * MODULE);

/** An address as a QR code. */
export async function qrOf(address: string): Promise<{ side: number; path: string }> {
	const encode = await loadQrEncoder();
	const matrix = encode(address, "M");
	invariant(matrix.ok, "an address of ours fits into a code");
	return { side: SIDE, path: matrix.value.path(SIDE) };
}
