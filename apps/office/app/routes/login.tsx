import { officeRoutes } from "@offizin/contract/browser";
import { Button, Notice, TextField, Title } from "@offizin/ui";
import { useEffect, useRef } from "react";
import { Form, redirect, useNavigation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "#app/api/call.ts";
import { reasonOf } from "#app/controls/reason-of.ts";
import { LanguageSelect } from "#app/layout/language-select.tsx";
import styles from "#app/layout/plain-page.module.css";
import { RegisterMark } from "#app/layout/register-mark.tsx";
import { pathAfterLogin } from "#app/paths.ts";
import type { Route } from "./+types/login.ts";

export async function clientAction({ request }: Route.ClientActionArgs) {
	const form = await request.formData();
	const email = String(form.get("email") ?? "").trim();
	const password = String(form.get("password") ?? "");
	const answer = await call(officeRoutes.officeLogin, { body: { email, password } });
	if (!answer.ok) return answer.error;
	return redirect(pathAfterLogin(new URL(request.url).searchParams.get("zurueck")));
}

export default function Login({ actionData: refusal }: Route.ComponentProps) {
	const t = useTranslations();
	const [params] = useSearchParams();
	const isSending = useNavigation().state !== "idle";
	const password = useRef<HTMLInputElement>(null);
	const isWrong = refusal?.code === "login_refused";

	useEffect(() => {
		if (refusal?.code === "login_refused") password.current?.select();
	}, [refusal]);

	return (
		<main className={styles.page}>
			<title>{t("layout.pageTitle", { title: t("login.title") })}</title>
			<RegisterMark size={40} />
			<Title level={1} size="page">
				{t("login.heading")}
			</Title>
			{params.has("zurueck") && !refusal ? <p>{t("login.thenBack")}</p> : null}
			{refusal && !isWrong ? (
				<Notice kind="bad" role="alert">
					<p>{reasonOf(refusal, t)}</p>
				</Notice>
			) : null}
			<Form method="post">
				<TextField
					label={t("login.email")}
					name="email"
					type="email"
					autoComplete="username"
					required
					autoFocus
				/>
				<TextField
					label={t("login.password")}
					name="password"
					type="password"
					autoComplete="current-password"
					required
					ref={password}
					error={isWrong ? refusal.message : undefined}
				/>
				<Button type="submit" aria-disabled={isSending}>
					{t(isSending ? "login.checking" : "login.submit")}
				</Button>
			</Form>
			<LanguageSelect />
		</main>
	);
}
