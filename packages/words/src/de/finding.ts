/** What a finding of a design means and what helps, by its rule: in the editor, at the cart and for the press alike. */
export const finding = {
	rule: {
		text: {
			overflow:
				"Der Text ist länger, als das Feld fasst. Bitte kürzen Sie ihn oder wählen Sie eine kleinere Schrift.",
			dividedWord:
				"Ein Wort ist länger als die Zeile und würde ohne Trennstrich zerteilt. Bitte kürzen Sie es oder wählen Sie eine kleinere Schrift.",
			missingGlyph: "Diese Schrift kennt {characters} nicht.",
			fallbackFont: "Diese Schrift hat nicht alle Buchstaben von {words}; wir setzen das in einer ähnlichen.",
			unsupportedScript:
				"Diese Schriftzeichen setzen wir noch nicht richtig. Bitte schreiben Sie den Text in lateinischer Schrift.",
			tooSmall:
				"Mit {pt, number} pt ist die Schrift sehr klein und im Druck schwer zu lesen; ab {least, number} pt ist sie sicher.",
			invisible: "Der Text hat fast die Farbe dessen, worauf er steht; gedruckt ist er kaum zu sehen.",
			covered: "Der Text liegt unter einem anderen Element und ist gedruckt nicht zu sehen.",
			manyInks:
				"Die Schrift ist mit {pt, number} pt klein und wird aus {inks} Druckfarben gemischt. Liegen sie nicht genau übereinander, wird sie unscharf; unter {smallPt, number} pt sind höchstens {smallInks} Farben sicher.",
			richBlack:
				"Die Schrift ist mit {pt, number} pt klein, und ihr Schwarz ist aus {inks} Druckfarben gemischt. Reines Schwarz bleibt scharf.",
			inHeavyInk:
				"Helle Schrift von {pt, number} pt läuft in einer Fläche mit {percent} % Farbauftrag leicht zu; ab {least, number} pt bleibt sie offen.",
			openInPhoto:
				"Helle Schrift von {pt, number} pt läuft in dunklen Stellen eines Fotos leicht zu; ab {least, number} pt bleibt sie offen.",
			outsideTrim: "Der Text ragt über den Rand der Karte hinaus und würde abgeschnitten.",
			outsideSafe: "Der Text steht sehr nah am Rand und könnte beim Schneiden angeschnitten werden.",
			overFold: "Der Text läuft über den Falz oder steht zu nah daran.",
			overHole: "Der Text steht zu nah an der Bohrung.",
			overDie: "Der Text steht zu nah an der Schnittkontur.",
			inReserved: "Der Text steht in einem Feld, das frei bleiben muss.",
			wrongWeekday: "Der {date} ist ein {right}, kein {written}.",
			sample: "Hier steht noch der Beispieltext: {text}.",
		},
		date: {
			differs:
				"Hier steht der {date}, bei „{where}“ der {other}. Bitte prüfen Sie, welcher Tag der richtige ist.",
		},
		names: {
			missing:
				"Das Feld für den Namen ist leer, die Karte würde hier ohne Namen gedruckt. Bitte tragen Sie ihn ein.",
		},
		name: {
			differs: "Hier steht {written}, in Ihren Angaben {name}. Ist dieselbe Person gemeint?",
		},
		fact: {
			missing: "Es fehlt noch eine Angabe: {fact}. Bitte tragen Sie sie unter „Ihre Angaben“ ein.",
		},
		field: {
			unfilled: "Hier fehlen noch Angaben aus der Gästeliste: {fields}.",
			unlisted:
				"Hier soll für jeden Gast etwas anderes stehen: {fields}. Dazu fehlt Ihre Gästeliste. Laden Sie sie unter „Texte“, oder entfernen Sie den Platzhalter.",
			noGuests:
				"Ohne Gästeliste steht hier keine Anschrift. Laden Sie unter „Texte“ Ihre Gästeliste, oder lassen Sie die Umschläge ohne Anschriften drucken.",
		},
		photo: {
			empty: "Hier fehlt noch Ihr Foto.",
			lowResolution:
				"{severity, select, error {Das Foto hätte gedruckt nur {ppi} ppi; mindestens {refuse} sind nötig. Bitte wählen Sie ein größeres Foto oder einen größeren Ausschnitt.} other {Das Foto hat gedruckt {ppi} ppi und wird etwas unscharf; ab {warn} ist es scharf.}}",
			outline:
				"{lacks, select, none {Ihr Bild hat überall einen Hintergrund, wir finden keine Kontur. Nehmen Sie ein freigestelltes Bild als PNG mit durchsichtigem Hintergrund, oder wählen Sie Oval, Herz oder runde Ecken.} other {Was Ihr Bild zeigt, besteht aus mehreren Teilen, und eine Folie lässt sich nur in einem Stück schneiden. Nehmen Sie ein Bild, in dem alles zusammenhängt, oder wählen Sie Oval, Herz oder runde Ecken.}}",
			duller:
				"Druckfarben leuchten weniger als ein Bildschirm: Auf etwa {percent} % dieses Fotos werden die Farben im Druck sichtbar matter. Die Vorschau zeigt es schon so, wie es gedruckt wird.",
		},
		bleed: {
			missing:
				"{reach, select, none {Hier endet das Motiv {edges} am Schnitt. Es muss dort {bleed, number} mm über den Rand hinausreichen, sonst kann beim Schneiden ein weißer Streifen bleiben.} some {Das Motiv reicht {edges} nur {past, number} mm über den Rand hinaus; mit {bleed, number} mm bleibt beim Schneiden sicher kein weißer Streifen.} other {Zwischen Motiv und Rand bleiben {edges} nur {past, number} mm. Ein so schmaler Streifen wird beim Schneiden leicht ungleich breit.}}",
		},
		ink: {
			vanishes:
				"{paper, select, kraft {Auf Kraftpapier wird, was im Entwurf weiß ist, braun.} other {Getöntes Papier gibt allem, was im Entwurf weiß ist, seinen Ton.}} Gedruckt hebt sich dieses Element kaum vom Papier ab.",
		},
		line: {
			hairline:
				"Die Linie ist mit {width, number} mm zu fein und kann im Druck verschwinden; ab {least, number} mm ist sie sicher.",
		},
		foil: {
			tooFine: "Für Folie ist das zu fein gezeichnet; ab {least, number} mm hält sie sicher.",
			onPhoto:
				"Die Folie liegt auf einem Foto. Dort haftet sie weniger gut, und das Motiv lenkt vom Glanz ab.",
			nearEdge: "Die Folie liegt sehr nah an Rand oder Falz und kann dort ausbrechen.",
			areaTooLarge: "Die Folie bedeckt {percent} % der Seite. Bis {most} % liegt sie glatt.",
		},
		relief: {
			tooFine: "Für Relieflack ist das zu fein gezeichnet; ab {least, number} mm hält er sicher.",
			nearFold: "Der Relieflack liegt auf dem Falz oder nah daran und kann dort brechen.",
		},
		qr: {
			tooSmall:
				"Der Code ist mit {width, number} mm zu klein, um ihn sicher zu lesen; ab {least, number} mm geht es.",
			tooLong: "Der Inhalt ist zu lang für einen Code. Bitte nehmen Sie einen kürzeren Link.",
			empty: "Der Code hat noch keinen Inhalt.",
			noDay: "Der Kalendereintrag im Code hat noch keinen Tag.",
			outsideTrim:
				"Der Code ragt über den Rand der Karte hinaus und würde angeschnitten; er ließe sich nicht mehr lesen.",
			outsideSafe: "Der Code steht sehr nah am Rand und könnte beim Schneiden angeschnitten werden.",
			overFold:
				"{severity, select, error {Der Code liegt über dem Falz; geknickt ließe er sich nicht mehr lesen.} other {Der Code steht zu nah am Falz.}}",
			overHole:
				"{severity, select, error {Die Bohrung geht durch den Code; er ließe sich nicht mehr lesen.} other {Der Code steht zu nah an der Bohrung.}}",
			overDie:
				"{severity, select, error {Die Schnittkontur schneidet den Code an; er ließe sich nicht mehr lesen.} other {Der Code steht zu nah an der Schnittkontur.}}",
			inReserved: "Der Code steht in einem Feld, das frei bleiben muss.",
			quietZone: "Rund um den Code steht etwas zu nah; er braucht einen freien Rand.",
			lowContrast: "Der Code hebt sich zu wenig vom Untergrund ab.",
		},
	},
	edge: {
		left: "links",
		top: "oben",
		right: "rechts",
		bottom: "unten",
	},
	quote: "„{text}“",
	labelled: "„{label}“: {words}",
};
