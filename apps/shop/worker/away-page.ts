/** Words of the page that says that there is no connection; they come with the build. */
export interface AwayWords {
	readonly title: string;
	readonly text: string;
	readonly again: string;
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
	return text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
}

const looks: Readonly<Record<string, string>> = {
	papiervogel: "--paper:#fbf7f1;--ink:#22302a;--action:#a8492e;font-family:Georgia,serif",
	bildwand: "--paper:#f3f2ef;--ink:#1b1b1a;--action:#1e39d6;font-family:system-ui,sans-serif",
};

/** A page that needs nothing from anywhere: no script, no picture, no font. */
export function awayPage(
	{ title, text, again }: AwayWords,
	{
		language,
		brand,
		address,
	}: { readonly language: string; readonly brand: string; readonly address: string },
): Response {
	const html = `<!doctype html><html lang="${escaped(language)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title>
<style>body{${looks[brand] ?? looks.papiervogel};background:var(--paper);color:var(--ink);margin:0;min-height:100vh;
display:grid;place-items:center}main{max-width:32rem;padding:2rem 1.5rem}h1{font-weight:400;font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
p{font:1rem/1.6 system-ui,sans-serif;margin:0 0 1.75rem}a{font:600 1rem/1 system-ui,sans-serif;display:inline-block;
padding:.95rem 1.5rem;background:var(--action);color:var(--paper);text-decoration:none;border-radius:2px}
a:focus-visible{outline:3px solid;outline-offset:3px}</style>
<main><h1>${escaped(title)}</h1><p>${escaped(text)}</p><a href="${escaped(address)}">${escaped(again)}</a></main></html>`;
	return new Response(html, {
		status: 503,
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Cache-Control": "no-store",
			"Content-Security-Policy":
				"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
		},
	});
}
