import { useEffect, useState } from "react";
import type { ContentDoors } from "#app/content/doors/content-doors.ts";

const EVERY_MS = 10_000;

/** Names of the others who have the story open; says of this window that it has too, until it goes. */
export function usePresence(doors: ContentDoors, story: number): readonly string[] {
	const [names, setNames] = useState<readonly string[]>([]);
	const [client] = useState(() => crypto.randomUUID());
	useEffect(() => {
		let isHere = true;
		const say = async () => {
			const answer = await doors.present(story, { client });
			if (isHere && answer.ok) setNames([...new Set(answer.value.editors.map(({ name }) => name))]);
		};
		const leave = () => void doors.present(story, { client, leave: true }, true);
		void say();
		const timer = setInterval(say, EVERY_MS);
		addEventListener("pagehide", leave);
		return () => {
			isHere = false;
			clearInterval(timer);
			removeEventListener("pagehide", leave);
			leave();
		};
	}, [doors, story, client]);
	return names;
}
