/** Whether a host, as HOST or an address names it, is this machine and can be reached from it alone. */
export function isLoopback(host: string): boolean {
	return /^(localhost|127(\.\d+){3}|::1|\[::1\])$/.test(host);
}
