import type { Plugin } from "vite";

/** Functions that are left empty: what only they call goes with them. */
const emptied: readonly RegExp[] = [
	// View transitions: they are made by <ViewTransition> alone.
	/\w*ViewTransition\w*/,
	// What a reference to a fragment can be asked, and what keeps it up to date. Fragments here have none.
	/(?:commit\w*|is|delete\w*From)FragmentInstance(?:s|Parent|(?:Insertion|Deletion)Effects)?/,
	// Which components lie around one that fails: nobody asks.
	/getStackByFiberInDevAndProd/,
	// Lists of what is waited for, which no release of React offers yet.
	/updateSuspenseListComponent/,
];

interface Edit {
	readonly says: string | RegExp;
	readonly instead: string;
}

const edits: readonly Edit[] = [
	...emptied.map(({ source }) => ({
		says: new RegExp(`^function (${source})\\([^)]*\\) \\{\\n[\\s\\S]*?^\\}`, "gm"),
		instead: "function $1() {}",
	})),
	// So that no update is looked through for them: all are made as those that cannot wait.
	{
		says: "isViewTransitionEligible = (lanes & 335544064) === lanes",
		instead: "isViewTransitionEligible = false",
	},
	{
		says: /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?^\};/gm,
		instead: "",
	},
];

/** What would do nothing any more. */
const leftOut = /\b(ViewTransition|SuspenseList|addTransitionType)\b|<Fragment\b[^>]*\bref=/;

/**
 * Leaves out of every page's script what of React is never used. A React that says it differently stops the build, and
 * so does who begins to use it.
 */
export function dropUnusedReact(): Plugin {
	const missing = new Set(edits);
	return {
		name: "drop-unused-react",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		transform(code, id) {
			const isOurs = /\/(shop\/app|packages)\//.test(id) && !id.includes("/node_modules/");
			const [used] = (isOurs && leftOut.exec(code)) || [];
			if (used) this.error(`${id} uses ${used} of React, which drop-unused-react.ts leaves out`);
			if (!id.endsWith("/react-dom/cjs/react-dom-client.production.js")) return undefined;
			let edited = code;
			for (const edit of edits) {
				const after = edited.replaceAll(edit.says, edit.instead);
				if (after !== edited) missing.delete(edit);
				edited = after;
			}
			return edited;
		},
		buildEnd(error) {
			const [edit] = missing;
			if (!error && edit) this.error(`react-dom no longer says "${edit.says}"`);
		},
	};
}
