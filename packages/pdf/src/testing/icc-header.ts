/** The 128 bytes that start an ICC profile; enough for tests that never convert colours. */
export function iccHeader(deviceClass: string, space: string): Uint8Array {
	const bytes = Buffer.alloc(128);
	bytes.writeUInt32BE(128, 0);
	bytes.write(deviceClass, 12, "latin1");
	bytes.write(space, 16, "latin1");
	bytes.write("acsp", 36, "latin1");
	return new Uint8Array(bytes);
}
