import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { bulkLimit } from '../core/list-limits.ts';

const query = z.object({
  search: z.optional(z.string()),
  secureId: z.optional(z.array(z.string()).check(z.maxLength(bulkLimit))),
  code: z.optional(z.array(z.string()).check(z.maxLength(bulkLimit))),
});
const result = z.array(z.object({ secureId: z.string(), code: z.string(), name: z.string() }));
const lov = (of: string, summary: string) =>
  call({
    name: `${of}.lov`,
    base: 'middle',
    access: 'session',
    method: 'GET',
    path: `${of}/lov`,
    summary,
    query,
    result,
  });

/**
 * Print vendors and couriers, kept as settings (docs/model/cards.md#print-vendors-and-couriers); records hold their
 * code.
 */
export const partnerCalls = {
  printVendors: lov('print-vendors', 'Print vendors to choose from, by code'),
  couriers: lov('couriers', 'Couriers to choose from, by code'),
} as const;

/** Paths of the lists of values, for fields that hold a code: `chosenByCode(printVendorLov)`. */
export const printVendorLov = partnerCalls.printVendors.path;
export const courierLov = partnerCalls.couriers.path;

/** Refusals by a code that is not, or no longer, among the settings. */
export const partnerErrors = {
  UNKNOWN_VENDOR: {
    status: 422,
    text: { id: 'Vendor cetak {code} tidak dikenal', en: 'Print vendor {code} is not known' },
  },
  UNKNOWN_COURIER: { status: 422, text: { id: 'Kurir {code} tidak dikenal', en: 'Courier {code} is not known' } },
} as const;
