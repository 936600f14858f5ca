import { type CodeKind, type Facts, MAP, PHONE, writeEvent } from "@offizin/design";

/** What a code of a kind says first: what the facts tell, by patterns, so that another day makes another code. */
export function beginningOf(kind: CodeKind, facts: Facts | undefined, feast: string): string {
	switch (kind) {
		case "link":
		case "album":
			return "https://";
		case "phone":
			return facts?.phone ? `${PHONE}{{phone}}` : PHONE;
		case "map":
			return MAP + placeOf(facts);
		case "event":
			return writeEvent({
				title: titleOf(facts, feast),
				day: facts ? "{{date:iso}}" : "",
				time: facts ? "{{time:numbers}}" : "",
				end: "",
				place: placeOf(facts),
			});
	}
}

function titleOf(facts: Facts | undefined, feast: string): string {
	if (facts?.name1 && facts.name2) return "{{name1}} & {{name2}}";
	if (facts?.name1) return "{{name1}}";
	return facts?.family ? "{{family}}" : feast;
}

function placeOf(facts: Facts | undefined): string {
	if (!facts) return "";
	return facts["place-address"] ? "{{place}}, {{place-address}}" : "{{place}}, {{town}}";
}
