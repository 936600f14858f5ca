import type { login as german } from "../../de/office/login.ts";

export const login: typeof german = {
	title: "Sign in",
	heading: "Offizin, order desk",
	thenBack: "Please sign in. You will then be taken back to the page you had opened.",
	email: "Email address",
	password: "Password",
	submit: "Sign in",
	checking: "Checking …",
};
