import { BreadcrumbsExample } from "./breadcrumbs-example.tsx";
import { ButtonExample } from "./button-example.tsx";
import { ButtonRowExample } from "./button-row-example.tsx";
import { ChoiceExample } from "./choice-example.tsx";
import { CountExample } from "./count-example.tsx";
import { DialogExample } from "./dialog-example.tsx";
import { DisclosureExample } from "./disclosure-example.tsx";
import { EmptyStateExample } from "./empty-state-example.tsx";
import type { Example } from "./example.ts";
import { FactsExample } from "./facts-example.tsx";
import { FieldExample } from "./field-example.tsx";
import { FieldGroupExample } from "./field-group-example.tsx";
import { IconButtonExample } from "./icon-button-example.tsx";
import { IconExample } from "./icon-example.tsx";
import { LinkTabsExample } from "./link-tabs-example.tsx";
import { NoticeExample } from "./notice-example.tsx";
import { PanelExample } from "./panel-example.tsx";
import { ProgressExample } from "./progress-example.tsx";
import { ScrollAreaExample } from "./scroll-area-example.tsx";
import { SearchFieldExample } from "./search-field-example.tsx";
import { SkipLinkExample } from "./skip-link-example.tsx";
import { SortHeadExample } from "./sort-head-example.tsx";
import { SwatchExample } from "./swatch-example.tsx";
import { TableExample } from "./table-example.tsx";
import { TextLinkExample } from "./text-link-example.tsx";
import { TitleExample } from "./title-example.tsx";
import { ToastExample } from "./toast-example.tsx";

/** One for each component of @offizin/ui, in the order of the alphabet. */
export const examples: readonly Example[] = [
	{ name: "Breadcrumbs", Shown: BreadcrumbsExample },
	{ name: "Button", Shown: ButtonExample },
	{ name: "ButtonRow", Shown: ButtonRowExample },
	{ name: "Choice", Shown: ChoiceExample },
	{ name: "Count", Shown: CountExample },
	{ name: "Dialog", Shown: DialogExample },
	{ name: "Disclosure", Shown: DisclosureExample },
	{ name: "EmptyState", Shown: EmptyStateExample },
	{ name: "Facts", Shown: FactsExample },
	{ name: "Field", Shown: FieldExample },
	{ name: "FieldGroup", Shown: FieldGroupExample },
	{ name: "Icon", Shown: IconExample },
	{ name: "IconButton", Shown: IconButtonExample },
	{ name: "LinkTabs", Shown: LinkTabsExample },
	{ name: "Notice", Shown: NoticeExample },
	{ name: "Panel", Shown: PanelExample },
	{ name: "Progress", Shown: ProgressExample },
	{ name: "ScrollArea", Shown: ScrollAreaExample },
	{ name: "SearchField", Shown: SearchFieldExample },
	{ name: "SkipLink", Shown: SkipLinkExample },
	{ name: "SortHead", Shown: SortHeadExample },
	{ name: "Swatch", Shown: SwatchExample },
	{ name: "Table", Shown: TableExample },
	{ name: "TextLink", Shown: TextLinkExample },
	{ name: "Title", Shown: TitleExample },
	{ name: "Toast", Shown: ToastExample },
];
