import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

/** Of the style element of `model-viewer`, which it brings into its own root (apps/shop/app/ar). */
const VIEWER_STYLE = "sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0=";

/**
 * The policy of a page. `scripts` are the sources its inline scripts are allowed by: a nonce, or hashes for a page
 * that is kept and sent to many. `frames` are the origins in whose frame it may stand, `styles` whose style sheets it has.
 */
export function contentSecurityPolicy(
	scripts: readonly string[],
	frames: readonly string[] = ["'none'"],
	styles = `'self' '${VIEWER_STYLE}'`,
): string {
	return [
		"default-src 'self'",
		// harfbuzz is WebAssembly (packages/text/README.md).
		`script-src 'self' 'wasm-unsafe-eval' ${scripts.join(" ")}`.trimEnd(),
		`style-src ${styles}`,
		// Sizes and colours that come from data are style attributes.
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data: blob:",
		// The model of a picture, and the photo in it, are made and read in one browser.
		"connect-src 'self' blob:",
		"worker-src 'self' blob:",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		`frame-ancestors ${frames.join(" ")}`,
	].join("; ");
}

const always = {
	"X-Content-Type-Options": "nosniff",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
} as const;

/** Headers every answer carries; a handler that sets one of them itself keeps its own. */
export function securityHeadersFor(address: { readonly origin: string; readonly isSecret: boolean }) {
	return {
		...always,
		"Referrer-Policy": address.isSecret ? "no-referrer" : "strict-origin-when-cross-origin",
		...(address.origin.startsWith("https:")
			? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }
			: {}),
	};
}

/** Orders, and designs that are shared: whoever knows such an address is let in. */
const secretPath =
	/^(\/[a-z]{1,2})*\/(bestellung|entwurf|ansehen|handy|web-api\/invitations|web-api\/shared-designs)\//;

export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
	await next();
	const isSecret = c.req.query("token") !== undefined || secretPath.test(c.req.path);
	const headers: Record<string, string> = {
		"Content-Security-Policy": contentSecurityPolicy([`'nonce-${c.var.nonce}'`]),
		...securityHeadersFor({ origin: c.var.context.origin, isSecret }),
		"Cache-Control": "no-store",
	};
	for (const [name, value] of Object.entries(headers)) {
		// Not c.header: once there is an answer, that makes a new one around its body for every header.
		if (!c.res.headers.has(name)) c.res.headers.set(name, value);
	}
});
