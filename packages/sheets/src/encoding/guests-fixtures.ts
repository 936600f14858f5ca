/** Guests as they are called in a country, three rows a list: the shortest that must be told. */
export const guestsOf = {
	Polish: [
		["Łukasz Żółć", "Małgorzata Wiśniewska", "Józef Zieliński"],
		["Świętosława Dąbrowska", "Michał Król", "Agnieszka Wójcik"],
		["Paweł Kamiński", "Grażyna Gąsior", "Łucja Kaźmierczak"],
		["Stanisław Nowak", "Anna Kowalska", "Jan Mazur"],
		["Katarzyna Pawłowska", "Jan Górski", "Ewa Stępień"],
	],
	Czech: [
		["Jiří Dvořák", "Božena Němcová", "Zdeněk Růžička"],
		["Tomáš Řehoř", "Lenka Kučerová", "Václav Havlíček"],
		["Kateřina Šťastná", "Ondřej Procházka", "Hana Veselá"],
		["Luděk Černý", "Anna Malá", "Petr Beneš"],
		["František Doležal", "Věra Bartošová", "Jan Kříž"],
	],
	Slovak: [
		["Ľubomír Kováč", "Zuzana Horváthová", "Štefan Baláž"],
		["Mária Kučerová", "Ľudmila Tóthová", "Juraj Varga"],
		["Katarína Ďurišová", "Peter Čierny", "Ján Oravec"],
		["Kvetoslava Žiaková", "Matúš Krajčír", "Ján Ťažký"],
	],
	Hungarian: [
		["Erdős Pál", "Szűcs Erzsébet", "Kovács Jenő"],
		["Tóth Ágnes", "Győrfi László", "Nagy Réka"],
		["Kőszegi Dániel", "Fűzfa Mária", "Szőke István"],
		["Horváth Gergő", "Fehér Éva", "Kis Anna"],
	],
	Turkish: [
		["Şebnem Yıldız", "Ayşe Çelik", "İbrahim Doğan"],
		["Mehmet Yılmaz", "Özlem Öztürk", "Çağla Güneş"],
		["Işıl Kılıç", "Barış Şahin", "Müge Aydın"],
		["İsmail Koç", "Gülşen Er", "Ali Demir"],
	],
	German: [
		["Jürgen Weiß", "Änne Groß", "Jörg Müller"],
		["Käthe Schäfer", "Björn König", "Anna Vogel"],
		["Renée Böhm", "Günther Strauß", "Ömer Köhler"],
	],
	French: [
		["Hélène Lefèvre", "François Benoît", "Zoé Garçon"],
		["Geneviève Côté", "Loïc Perrin", "Noël Dupré"],
		["Jérôme Agnès", "Thérèse Émond", "Joël Bérubé"],
		["Anaïs Géroux", "Éloïse Hébert", "Maël Rivière"],
	],
	Spanish: [
		["Íñigo Muñoz", "José María Peña", "Begoña Núñez"],
		["Ángel Ibáñez", "Lucía Gómez", "Andrés Martín"],
		["Sofía Ordóñez", "Iván Rodríguez", "Óscar Yáñez"],
	],
	Scandinavian: [
		["Jørgen Sørensen", "Åse Bækgaard", "Søren Kjær"],
		["Håkan Sjögren", "Åsa Lindström", "Märta Öberg"],
		["Øystein Bø", "Bjørn Aasen", "Gro Ødegård"],
		["Þórður Jónsson", "Guðrún Sigurðardóttir", "Æsa Björk"],
	],
} as const satisfies Readonly<Record<string, readonly (readonly [string, string, string])[]>>;
