const passing: readonly unknown[] = ["ENOENT", "ENOTEMPTY", "EEXIST"];

/** What the disk answered; undefined when somebody was faster. */
export async function unlessGone<Value>(asked: Promise<Value>): Promise<Value | undefined> {
	try {
		return await asked;
	} catch (error) {
		if (error instanceof Error && "code" in error && passing.includes(error.code)) return undefined;
		throw error;
	}
}
