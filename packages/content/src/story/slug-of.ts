import { plainLetters } from "@offizin/base";

/** The last part of an address, made of a name: "Frohe Grüße!" → "frohe-gruesse". */
export function slugOf(name: string): string {
	return plainLetters(name.toLowerCase())
		.replace(/[^a-z\d]+/g, "-")
		.replace(/^-|-$/g, "");
}
