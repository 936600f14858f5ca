import type { CartTable } from "../cart/cart-table.ts";
import type { CheckoutRequestTable } from "../checkout/checkout-table.ts";
import type { DesignRevisionTable, DesignTable } from "../designs/design-table.ts";
import type { KeptMailTable, MailTable } from "../mail/mail-table.ts";
import type {
	OrderDeliveryLineTable,
	OrderDeliveryTable,
	OrderEventTable,
	OrderLineTable,
	OrderTable,
} from "../orders/order-table.ts";
import type { PriceRowTable } from "../prices/price-table.ts";
import type { GiftVoucherTable, VoucherTable } from "../prices/voucher-table.ts";
import type { PrintFileTable, PrintJobTable } from "../print/print-table.ts";
import type { PrivacyLogTable } from "../privacy/privacy-table.ts";
import type {
	StaffDeviceTable,
	StaffLoginFailureTable,
	StaffSessionTable,
	StaffUserTable,
} from "../staff/staff-table.ts";
import type { UploadChargeTable } from "../uploads/upload-charge-table.ts";
import type { UploadTable } from "../uploads/upload-table.ts";

/** Every table. Each noun describes its own in `<noun>/<noun>-table.ts`. */
export interface Tables {
	cart: CartTable;
	checkout_request: CheckoutRequestTable;
	design: DesignTable;
	design_revision: DesignRevisionTable;
	gift_voucher: GiftVoucherTable;
	kept_mail: KeptMailTable;
	mail: MailTable;
	order: OrderTable;
	order_delivery: OrderDeliveryTable;
	order_delivery_line: OrderDeliveryLineTable;
	order_event: OrderEventTable;
	order_line: OrderLineTable;
	price_row: PriceRowTable;
	privacy_log: PrivacyLogTable;
	print_file: PrintFileTable;
	print_job: PrintJobTable;
	staff_device: StaffDeviceTable;
	staff_login_failure: StaffLoginFailureTable;
	staff_session: StaffSessionTable;
	staff_user: StaffUserTable;
	upload: UploadTable;
	upload_charge: UploadChargeTable;
	voucher: VoucherTable;
}
