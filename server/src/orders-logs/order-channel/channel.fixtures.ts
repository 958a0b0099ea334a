import type { ChannelApplication } from '@console/contracts/orders-logs/order-channel';
import type { SourceService } from '@console/contracts/core/source-services';
import { sql } from 'kysely';
import type { TestServer } from '../../../test/server.ts';
import { makeSource } from '../../membership/token-management/source.fixture.ts';
import { application, at } from '../orders/orders.fixtures.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers of a channel that may use these services. */
export const channelHeaders = async (
  server: TestServer,
  services: readonly SourceService[],
  registrationSource: string | null = 'FIONA',
): Promise<Headers> =>
  (await makeSource(server, { allowedServices: [...services], registrationSource } as never)).headers;

interface Goods {
  readonly code: string;
  readonly price: number;
}
/** The first active product of SPEKTRA, and of NMC. */
export async function goodsIn({ database: { db } }: TestServer, line: 'SPEKTRA' | 'NMC' = 'SPEKTRA'): Promise<Goods> {
  const { rows } =
    line === 'NMC'
      ? await sql<Goods>`select type_code as code, otr_lowest as price from product_nmc
          where status = 'active' and otr_lowest is not null order by 1 limit 1`.execute(db)
      : await sql<Goods>`select object_code as code, reference_price as price from product
          where status = 'active' order by 1 limit 1`.execute(db);
  return rows[0]!;
}

/** An application of member i as a channel sends it. */
export function applicationBody(
  i: number,
  serial: number,
  { code, price }: Goods,
  changes: Partial<ChannelApplication> = {},
): ChannelApplication {
  const { applNo, zipCode, outletCode } = application(i, serial, { line: changes.businessLine ?? 'SPEKTRA' });
  return {
    applNo,
    businessLine: 'SPEKTRA',
    memberNo: String(1_000_000_000 + i),
    zipCode,
    outletCode,
    customerType: 'R',
    purchaseDate: at.toISOString(),
    salesCode: null,
    platform: 'ANDROID',
    items: [{ objectCode: code, qty: 1, unitPrice: price }],
    downPayment: 100_000,
    adminFee: 0,
    insuranceFee: 0,
    financedAmount: price - 100_000,
    tenor: 12,
    rate: '2.2500',
    angsuran: Math.round(price / 10),
    paymentType: null,
    rateKind: 'REGULAR',
    ...changes,
  };
}
