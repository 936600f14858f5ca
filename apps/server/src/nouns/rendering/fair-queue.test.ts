import { expect, test } from "vitest";
import { fairQueue, type Turn } from "./fair-queue.ts";

interface Named extends Turn {
	readonly name: string;
}

const light = (client: string, name: string): Named => ({ client, name, isHeavy: false });
const heavy = (client: string, name: string): Named => ({ client, name, isHeavy: true });

function queueOf(...tasks: readonly Named[]) {
	const queue = fairQueue<Named>({ heavyAtOnce: 2, runningPerClient: 2, waitingPerClient: 4 });
	expect(tasks.map((task) => queue.add(task))).not.toContain(false);
	return queue;
}

test("[security.H1] clients take turns, however many tasks one of them has", () => {
	const queue = queueOf(light("a", "a1"), light("a", "a2"), light("a", "a3"), light("b", "b1"));
	expect([queue.take()?.name, queue.take()?.name, queue.take()?.name]).toEqual(["a1", "b1", "a2"]);
});

test("[security.H1] of one client one heavy task runs, and no more than its share of all", () => {
	const first = heavy("a", "a1");
	const queue = queueOf(first, heavy("a", "a2"), light("a", "a3"), light("a", "a4"));
	expect([queue.take()?.name, queue.take()?.name, queue.take()]).toEqual(["a3", "a4", undefined]);
	queue.end(light("a", "a3"));
	expect([queue.take()?.name, queue.take()]).toEqual(["a1", undefined]);
	queue.end(light("a", "a4"));
	expect(queue.take()).toBeUndefined();
	queue.end(first);
	expect(queue.take()?.name).toBe("a2");
});

test("[security.H1] heavy tasks of many clients leave room for light ones", () => {
	const [one, two] = [heavy("a", "a1"), heavy("b", "b1")];
	const queue = queueOf(one, two, heavy("c", "c1"), light("d", "d1"));
	expect([1, 2, 3, 4].map(() => queue.take()?.name)).toEqual(["a1", "b1", "d1", undefined]);
	queue.end(one);
	expect(queue.take()?.name).toBe("c1");
});

test("what waits is bounded by client and can be taken back", () => {
	const last = light("a", "a4");
	const queue = queueOf(light("a", "a1"), light("a", "a2"), light("a", "a3"), last);
	expect(queue.add(light("a", "a5"))).toBe(false);
	expect(queue.add(light("b", "b1"))).toBe(true);
	queue.remove(last);
	expect(queue.add(light("a", "a5"))).toBe(true);
	expect(queue.add(light("a", "a6"))).toBe(false);
});
