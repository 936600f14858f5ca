const hosts = ["evil.example", "evil.example:443", "user@evil.example"] as const;

/** Spellings of addresses that a browser might read as another site's. */
export const redirectSpellings: readonly string[] = hosts.flatMap((host) => [
	`//${host}`,
	`//${host}/x`,
	`///${host}/x`,
	`////${host}/x`,
	`/\\${host}/x`,
	`/\\/${host}/x`,
	`\\\\${host}/x`,
	`/%5C${host}/x`,
	`/%5c%5c${host}/x`,
	`/%2F${host}/x`,
	`/%2f%2f${host}/x`,
	`/.//${host}/x`,
	`/..//${host}/x`,
	`/a/..//${host}/x`,
	`/a/../..//${host}/x`,
	`/./..//${host}/x`,
	`/%2e//${host}/x`,
	`/a/%2e%2e//${host}/x`,
	`/%09//${host}/x`,
	`/%0a//${host}/x`,
	`/%0d%0aLocation:%20https://${host}/x`,
	`/;//${host}/x`,
	`/https://${host}/x`,
	`/https:/${host}/x`,
	`/https:${host}`,
	`/office//${host}/x`,
	`//${host}/office`,
	`//${host}/produkte`,
	`//${host}?next=//${host}`,
	`https://${host}/x`,
]);

/** Where a browser goes that asked `origin` for a path and got this Location. */
export function targetOf(origin: string, location: string): string {
	return new URL(location, origin).origin;
}
