import type { SingleByteEncoding } from "@offizin/sheets";
import { encoded } from "@offizin/testkit";
import { describe, expect, it } from "vitest";
import { guestListFindingWords } from "./guest-list-words.ts";
import { readGuestList } from "./read-guest-list.ts";

const fields = [{ key: "vorname", label: "Vorname" }];

function findingsIn(bytes: Uint8Array) {
	const list = readGuestList(bytes, { fields });
	if (!list.ok) throw new Error(JSON.stringify(list.error));
	return list.value.findings;
}

describe("a list whose encoding had to be guessed", () => {
	const findingsOf = (text: string, encoding: SingleByteEncoding) => findingsIn(encoded(text, encoding));

	it("says so, with three values and their rows", () => {
		const names = ["Anna", "Łukasz", "Żaneta", "Łukasz", "Józef", "Michał"];
		expect(findingsOf(`Vorname\n${names.join("\n")}`, "windows-1250")).toEqual([
			{
				rule: "encoding.guessed",
				severity: "warning",
				encoding: "windows-1250",
				samples: [
					{ row: 3, text: "Łukasz" },
					{ row: 4, text: "Żaneta" },
					{ row: 6, text: "Józef" },
				],
			},
		]);
	});

	it("shows both readings where the letters do not tell", () => {
		const [finding, ...others] = findingsOf("Vorname\nAnna\nJosé\nNěmec\n", "windows-1250");
		expect(others).toEqual([]);
		expect(finding).toMatchObject({ rival: { encoding: "windows-1250", texts: ["Němec"] } });
		expect(finding && guestListFindingWords(finding, "de-DE")).toBe(
			"Die CSV-Datei sagt nicht, wie ihre Buchstaben gespeichert sind. Sie wurde als Windows-1252 (Westeuropa) gelesen: „Nìmec“ (Zeile 4). Ebenso gut möglich ist Windows-1250 (Mitteleuropa); dann heißt es „Němec“. Stimmen die Namen nicht, speichern Sie die Liste bitte als .xlsx oder als „CSV UTF-8“.",
		);
	});

	it("says nothing where nothing that is printed depends on it, or the file tells", () => {
		expect(findingsOf("Vorname;Straße\nAnna;Föhrenweg", "windows-1252")).toEqual([]);
		expect(findingsIn(new TextEncoder().encode("Vorname\nŁukasz"))).toEqual([]);
	});

	it("shows the whole name of a guest", () => {
		const named = readGuestList(encoded("Vorname;Nachname\nŁukasz;Żółć\nJan;Król\n", "windows-1250"), {
			fields: [...fields, { key: "nachname", label: "Nachname" }],
		});
		expect(named.ok && named.value.findings).toMatchObject([
			{
				samples: [
					{ row: 2, text: "Łukasz Żółć" },
					{ row: 3, text: "Król" },
				],
			},
		]);
	});

	it("shows a word of a long value", () => {
		const [finding] = findingsOf(`Vorname\n${"viel Text ".repeat(20)}für Łukasz\n`, "windows-1250");
		expect(finding).toMatchObject({ samples: [{ row: 2, text: "für" }] });
	});
});
