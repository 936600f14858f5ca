import { singleVisitor } from "../single-visitor.ts";

const PARALLEL = 20;
const tus = { "tus-resumable": "1.0.0" } as const;

/** Resumable uploads that arrive byte by byte, many at a time. */
export const tusPieces = singleVisitor("uploads byte by byte", async (attacker) => {
	const places = new Map<number, { address: string; offset: number }>();
	await attacker.hammer(PARALLEL, async (turn) => {
		const lane = turn % PARALLEL;
		const place = places.get(lane);
		if (!place) {
			const headers = { ...tus, "upload-length": "40000000" };
			const made = await attacker.send("/web-api/uploads/resumable", { method: "POST", headers });
			const location = made.headers.get("location");
			if (location) places.set(lane, { address: location, offset: 0 });
			return;
		}
		const headers = {
			...tus,
			"content-type": "application/offset+octet-stream",
			"upload-offset": String(place.offset),
		};
		const sent = await attacker.send(place.address, { method: "PATCH", headers, body: new Uint8Array(1) });
		if (sent.status === 204) place.offset += 1;
		else places.delete(lane);
	});
});
