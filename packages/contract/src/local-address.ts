/** What a browser drops from an address before it reads it: control characters and blanks. */
const dropped = /[\p{Cc} ]/gu;

/**
 * The address as one of the site it is answered on, for a redirect: however `address` is spelled, no browser finds a
 * scheme or host in it. What is such an address already stays as it is.
 */
export function localAddress(address: string): string {
	return `/${address.replace(dropped, "").replace(/^[/\\]+/, "")}`;
}
