/** Whether a client asks for no more than the outcome: `Prefer: return=minimal` (RFC 7240 §4.2), first of its kind counts. */
export function prefersMinimal(prefer: string | undefined): boolean {
	const wishes = (prefer ?? "")
		.split(",")
		.map((wish) => wish.split(";")[0]?.replace(/[\s"]/g, "").toLowerCase());
	return wishes.find((wish) => wish?.startsWith("return=")) === "return=minimal";
}
