import { withMember } from "../command/with-member.ts";
import type { DesignElement } from "../document/element.ts";
import { leadsBack } from "../opening/repair-references.ts";
import type { Note } from "./merge-members.ts";

/**
 * Members of a group that one side took away leave it, and where two groups were put into each other the other side's
 * wish gives way.
 */
export function withSoundGroups(
	page: string,
	elements: readonly DesignElement[],
	ours: ReadonlyMap<string, { readonly element: DesignElement }>,
	note: Note,
): DesignElement[] {
	const groups = new Set(elements.filter(({ type }) => type === "group").map(({ id }) => id));
	const groupOf = new Map(elements.map(({ id, group }) => [id, group]));
	const isOurs = ({ id, group }: DesignElement) => ours.get(id)?.element.group === group;
	const sound = new Map(elements.map((element) => [element.id, element]));
	const theirsFirst = [...elements.filter((one) => !isOurs(one)), ...elements.filter(isOurs)];
	for (const element of theirsFirst) {
		const { id, group } = element;
		if (group === undefined || (groups.has(group) && !leadsBack(id, groupOf))) continue;
		note({ page, element: id, member: "group", lost: group });
		groupOf.set(id, undefined);
		sound.set(id, withMember(element, "group", null));
	}
	return elements.map((element) => sound.get(element.id) ?? element);
}
