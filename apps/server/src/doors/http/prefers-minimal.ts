/** Whether a client asks for no more than the outcome: `Prefer: return=minimal` (RFC 7240 §4.2), first of its kind counts. */
export function prefersMinimal(prefer: string | undefined): boolean {
	const preferences = (prefer ?? "")
		.split(",")
		.map((preference) => preference.split(";")[0]?.replace(/[\s"]/g, "").toLowerCase());
	return preferences.find((preference) => preference?.startsWith("return=")) === "return=minimal";
}
