import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { createObjectWriter } from "./object-writer.ts";
import { createMemorySink } from "./testing/sample-card.ts";

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
	for (const text of texts) yield Buffer.from(text);
}

test("the cross-reference table points at every object", async () => {
	const sink = createMemorySink();
	const out = await createObjectWriter(sink, deflateSync);
	const [first, second, third] = [out.reserve(), out.reserve(), out.reserve()];
	await out.object(third, "<< >>");
	await out.stream(first, "/Kind /Streamed", pieces("abc", "defg"));
	await out.deflated(second, "", Buffer.alloc(1000));
	await out.finish("/Root 3 0 R");
	const text = Buffer.from(sink.bytes()).toString("latin1");
	const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]));
	const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map((row) => Number(row[1]));
	expect(offsets).toHaveLength(4);
	for (const [index, offset] of offsets.entries())
		expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
	expect(text).toContain("/Kind /Streamed /Length 4 0 R >>\nstream\nabcdefg\nendstream");
	expect(text).toContain("4 0 obj\n7\nendobj");
});

test("a chunk is sent only after the sink has taken the one before", async () => {
	let waiting = 0;
	const sink = {
		write: async () => {
			expect(++waiting).toBe(1);
			await new Promise((resolve) => setTimeout(resolve, 1));
			waiting--;
		},
	};
	const out = await createObjectWriter(sink, deflateSync);
	await out.stream(out.reserve(), "", pieces("a", "b", "c"));
	await out.finish("");
	expect.assertions(8);
});

test("a failing sink fails the call", async () => {
	const sink = { write: () => Promise.reject(new Error("disk full")) };
	await expect(createObjectWriter(sink, deflateSync)).rejects.toThrow("disk full");
});

test("an object is written exactly once", async () => {
	const out = await createObjectWriter(createMemorySink(), deflateSync);
	const ref = out.reserve();
	await expect(out.finish("")).rejects.toThrow("object 1");
	await out.object(ref, "1");
	await expect(out.object(ref, "2")).rejects.toThrow("object 1");
	await expect(out.object(9, "2")).rejects.toThrow("object 9");
});
