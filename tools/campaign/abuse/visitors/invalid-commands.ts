import { startDesign } from "../heavy-design.ts";
import { singleVisitor } from "../single-visitor.ts";

const PARALLEL = 6;
const COMMANDS = 500;

/** As many wrong commands as a body holds: each is tried against every kind of element and told in words. */
export const invalidCommands = singleVisitor("500 wrong commands", async (attacker) => {
	const design = await startDesign(attacker);
	const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);
	const bodies = [
		{
			commands: Array.from({ length: COMMANDS }, () => ({
				type: "addElement",
				page: 1,
				value: { type: "text", runs: [{}, {}, {}] },
			})),
		},
		{
			commands: Array.from({ length: COMMANDS }, () => ({
				type: "addElement",
				value: { type: "shape", box: {}, fill: { role: 1 } },
			})),
		},
		{ commands: deep(5000) },
		{
			commands: Array.from({ length: COMMANDS }, (_, index) => ({
				type: "setText",
				element: `e${index}`,
				text: "a".repeat(1800),
			})),
		},
		{
			commands: [
				{ type: "setFields", fields: Array.from({ length: 15_000 }, () => ({ key: "!", label: "" })) },
			],
		},
	];
	await attacker.hammer(PARALLEL, (turn) =>
		attacker.patch(`/web-api/designs/${design.id}`, bodies[turn % bodies.length], { "If-Match": '"1"' }),
	);
});
