import { connect, type Socket } from "node:net";
import { singleVisitor } from "../single-visitor.ts";

const SOCKETS = 1500;
const DRIP_MS = 1000;

/** Many connections that never finish their request, a byte a second: half of them in the head, half in the body. */
export const slowSockets = singleVisitor("1,500 slow connections", async (attacker, { say }) => {
	const { port } = new URL(attacker.origin);
	const sockets: Socket[] = [];
	for (let index = 0; index < SOCKETS && !attacker.over.aborted; index++) {
		const socket = connect(Number(port), "127.0.0.1");
		// Being hung up on is what should happen.
		socket.on("error", () => {});
		const body =
			"POST /web-api/uploads HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 40000000\r\n\r\n--x\r\n";
		socket.write(index % 2 === 0 ? "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: " : body);
		sockets.push(socket);
		if (index % 50 === 0) await new Promise((done) => setTimeout(done, 20));
	}
	say(`${sockets.length} connections`);
	const drip = setInterval(() => {
		for (const socket of sockets) if (socket.writable) socket.write("x");
	}, DRIP_MS);
	await new Promise((done) => attacker.over.addEventListener("abort", done));
	clearInterval(drip);
	for (const socket of sockets) socket.destroy();
});
