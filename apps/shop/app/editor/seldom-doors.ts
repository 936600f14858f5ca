import { designRoutes } from "@offizin/contract/editor";
import { call } from "#app/call.ts";

/** Words of a saved design that may be misspelt; null when nobody answers. */
export async function checkSpelling(id: string) {
	const answer = await call(designRoutes.getDesignSpelling, { params: { id } });
	return answer.ok ? answer.value.words : null;
}

export async function acceptWord(id: string, word: string): Promise<boolean> {
	return (await call(designRoutes.acceptDesignWord, { params: { id }, body: { word } })).ok;
}
