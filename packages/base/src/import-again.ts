let asked = 0;

/**
 * What a dynamic import brings, asked for anew each time it has not come: a browser remembers for the life of the page
 * that a module failed (HTML Standard, module map) and would answer so for ever, but not under another address. Rejects
 * like the import itself where the browser does not tell the address, as Safari.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
	try {
		return await load();
	} catch (error) {
		const [address] = /https?:\/\/\S+/.exec(String(error)) ?? [];
		if (!address) throw error;
		return await import(/* @vite-ignore */ `${address}?again=${++asked}`);
	}
}
