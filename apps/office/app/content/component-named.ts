import type { Component } from "@offizin/content";

export function componentNamed(components: readonly Component[], name: string): Component | undefined {
	return components.find((component) => component.name === name);
}
