import { useEffect, useState } from "react";
import type { ContentDoors } from "#app/content/doors/content-doors.ts";

const EVERY_MS = 10_000;

/** Who has the story open, by address or name of a token, and what they are called. */
export interface Editor {
	readonly author: string;
	readonly author_name: string;
}

/** The others who have the story open, each once; says of this window that it has too, until it goes. */
export function usePresence(doors: ContentDoors, story: number): readonly Editor[] {
	const [editors, setEditors] = useState<readonly Editor[]>([]);
	const [client] = useState(() => crypto.randomUUID());
	useEffect(() => {
		let isHere = true;
		const say = async () => {
			const answer = await doors.present(story, { client });
			if (isHere && answer.ok)
				setEditors([...new Map(answer.value.editors.map((one) => [one.author, one])).values()]);
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
	return editors;
}
