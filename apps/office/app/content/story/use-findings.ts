import type { Block, Finding } from "@offizin/content";
import { useEffect, useEffectEvent, useState } from "react";
import type { ContentDoors } from "#app/content/doors/content-doors.ts";

const PAUSE_MS = 1_200;
const NONE: readonly Finding[] = [];

/** What is wrong with what is on the screen, asked after each pause; `check` asks at once. */
export function useFindings(doors: ContentDoors, story: number, content: Block) {
	const [findings, setFindings] = useState(NONE);
	async function check(): Promise<readonly Finding[]> {
		const answer = await doors.check(story, content);
		if (!answer.ok) return findings;
		setFindings(answer.value.findings);
		return answer.value.findings;
	}
	const ask = useEffectEvent(check);
	useEffect(() => {
		if (!content) return;
		const timer = setTimeout(() => void ask(), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [content]);
	return { findings, check };
}
