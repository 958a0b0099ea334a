import * as z from 'zod/mini';
import { orderPlatforms } from '../orders/vocabulary.ts';

const moment = z.iso.datetime({ offset: true });
const code = (maximum: number) => z.string().check(z.trim(), z.toUpperCase(), z.minLength(2), z.maxLength(maximum));
/** Whole rupiah. */
const rupiah = z.int().check(z.gte(0), z.lte(10_000_000_000));
const priced = z.int().check(z.gte(1), z.lte(10_000_000_000));
const platforms = orderPlatforms.map(({ value }) => value) as ['ANDROID', 'IOS', 'PWA', 'WEB', 'STORE_TABLET', 'API'];
export const applNo = z.string().check(z.regex(/^\d{14}$/));

/** An application as a sales channel sends it; its source is the one of the token. */
export const application = z.object({
  applNo,
  businessLine: z.enum(['SPEKTRA', 'NMC', 'UFI']),
  memberNo: z.string().check(z.regex(/^\d{10}$/)),
  zipCode: z.string().check(z.regex(/^[1-9]\d{4}$/)),
  /** Code of the store (SPEKTRA) or dealer; null of a cash loan of UFI without a dealer. */
  outletCode: z.nullable(code(20)),
  /** S special, R retail. */
  customerType: z.enum(['S', 'R']),
  purchaseDate: moment,
  salesCode: z.nullish(z.string().check(z.regex(/^[A-Z0-9]{3,10}$/))),
  platform: z.enum(platforms),
  /** Goods by the code of the catalogue. */
  items: z
    .array(z.object({ objectCode: code(20), qty: z.int().check(z.gte(1), z.lte(10)), unitPrice: priced }))
    .check(z.minLength(1), z.maxLength(10)),
  downPayment: rupiah,
  adminFee: rupiah,
  insuranceFee: rupiah,
  financedAmount: priced,
  tenor: z.int().check(z.gte(1), z.lte(60)),
  /** Percent with up to four decimals. */
  rate: z.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/)),
  angsuran: priced,
  /** How an insurance is paid: Y yearly, M monthly, S once. */
  paymentType: z.nullish(z.enum(['Y', 'M', 'S'])),
  rateKind: z.enum(['REGULAR', 'REPEAT']),
  promoCode: z.nullish(code(30)),
  /** The vehicle of an order of NMC. */
  unit: z.nullish(
    z.object({
      stnkName: z.string().check(z.trim(), z.minLength(3), z.maxLength(60)),
      colour: z.string().check(z.trim(), z.minLength(2), z.maxLength(30)),
      year: z.int().check(z.gte(1990), z.lte(2100)),
      otrPrice: priced,
      dealerRefNo: z.nullish(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
    }),
  ),
});
export type ChannelApplication = z.infer<typeof application>;
