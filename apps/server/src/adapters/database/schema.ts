import type { CartTable } from "./tables/cart-table.ts";
import type { CheckoutRequestTable } from "./tables/checkout-table.ts";
import type {
	ContentAssetTable,
	ContentChangeTable,
	ContentComponentTable,
	ContentDataSourceTable,
	ContentFormerAddressTable,
	ContentPresenceTable,
	ContentSpaceTable,
	ContentStoryTable,
	ContentStoryVersionTable,
	ContentTokenTable,
} from "./tables/content-table.ts";
import type {
	DesignCommentTable,
	DesignHolderTable,
	DesignLinkTable,
	DesignMailTable,
	DesignPhotoTable,
	DesignRevisionTable,
	DesignTable,
	DesignWordTable,
} from "./tables/design-table.ts";
import type { DocumentSeriesTable, DocumentTable } from "./tables/document-table.ts";
import type { KeptMailTable, MailTable } from "./tables/mail-table.ts";
import type {
	OrderDeliveryLineTable,
	OrderDeliveryTable,
	OrderEventTable,
	OrderLineTable,
	OrderTable,
	ParcelTable,
} from "./tables/order-table.ts";
import type { PaymentEventTable, PaymentSessionTable, RefundTable } from "./tables/payment-table.ts";
import type { PassedPhotoTable, PhotoPassTable } from "./tables/photo-pass-table.ts";
import type { PriceRowTable } from "./tables/price-table.ts";
import type { PrintFileTable, PrintJobTable } from "./tables/print-table.ts";
import type { PrivacyLogTable } from "./tables/privacy-table.ts";
import type { SearchEntryTable, SearchWordTable } from "./tables/search-table.ts";
import type {
	StaffDeviceTable,
	StaffLoginFailureTable,
	StaffSessionTable,
	StaffUserTable,
} from "./tables/staff-table.ts";
import type { TemplateEditionTable } from "./tables/template-table.ts";
import type { UploadChargeTable } from "./tables/upload-charge-table.ts";
import type { UploadTable } from "./tables/upload-table.ts";
import type { GiftVoucherTable, VoucherTable, VoucherUseTable } from "./tables/voucher-table.ts";
import type { WaitlistEntryTable } from "./tables/waitlist-table.ts";
import type { WithdrawalTable } from "./tables/withdrawal-table.ts";

/** Every table. Each noun describes its own in `<noun>/<noun>-table.ts`. */
export interface Tables {
	cart: CartTable;
	checkout_request: CheckoutRequestTable;
	content_asset: ContentAssetTable;
	content_change: ContentChangeTable;
	content_component: ContentComponentTable;
	content_data_source: ContentDataSourceTable;
	content_former_address: ContentFormerAddressTable;
	content_presence: ContentPresenceTable;
	content_space: ContentSpaceTable;
	content_story: ContentStoryTable;
	content_story_version: ContentStoryVersionTable;
	content_token: ContentTokenTable;
	design: DesignTable;
	design_comment: DesignCommentTable;
	design_holder: DesignHolderTable;
	design_link: DesignLinkTable;
	design_mail: DesignMailTable;
	design_photo: DesignPhotoTable;
	design_revision: DesignRevisionTable;
	design_word: DesignWordTable;
	document: DocumentTable;
	document_series: DocumentSeriesTable;
	gift_voucher: GiftVoucherTable;
	kept_mail: KeptMailTable;
	mail: MailTable;
	order: OrderTable;
	order_delivery: OrderDeliveryTable;
	order_delivery_line: OrderDeliveryLineTable;
	order_event: OrderEventTable;
	order_line: OrderLineTable;
	parcel: ParcelTable;
	passed_photo: PassedPhotoTable;
	payment_event: PaymentEventTable;
	payment_session: PaymentSessionTable;
	photo_pass: PhotoPassTable;
	price_row: PriceRowTable;
	privacy_log: PrivacyLogTable;
	print_file: PrintFileTable;
	print_job: PrintJobTable;
	refund: RefundTable;
	search_entry: SearchEntryTable;
	search_word: SearchWordTable;
	staff_device: StaffDeviceTable;
	staff_login_failure: StaffLoginFailureTable;
	staff_session: StaffSessionTable;
	staff_user: StaffUserTable;
	template_edition: TemplateEditionTable;
	upload: UploadTable;
	upload_charge: UploadChargeTable;
	voucher: VoucherTable;
	voucher_use: VoucherUseTable;
	waitlist_entry: WaitlistEntryTable;
	withdrawal: WithdrawalTable;
}
