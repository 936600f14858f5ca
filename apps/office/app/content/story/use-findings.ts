import { ok } from "@offizin/base";
import type { Block, Finding } from "@offizin/content";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Answer } from "#app/api/call.ts";
import type { ContentDoors } from "#app/content/doors/content-doors.ts";

const PAUSE_MS = 1_200;
const NONE: readonly Finding[] = [];

/** What is wrong with what is on the screen, asked at once. */
export type CheckPage = () => Promise<Answer<readonly Finding[]>>;

/** The same asked after each pause; only what was asked last is shown. */
export function useFindings(doors: ContentDoors, story: number, content: Block) {
	const [findings, setFindings] = useState(NONE);
	const asked = useRef(0);
	const check: CheckPage = async () => {
		asked.current += 1;
		const turn = asked.current;
		const answer = await doors.check(story, content);
		if (!answer.ok) return answer;
		if (turn === asked.current) setFindings(answer.value.findings);
		return ok(answer.value.findings);
	};
	const ask = useEffectEvent(check);
	useEffect(() => {
		if (!content) return;
		const timer = setTimeout(() => void ask(), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [content]);
	return { findings, check };
}
