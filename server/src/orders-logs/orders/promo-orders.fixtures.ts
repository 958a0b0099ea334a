import type { LineBody } from '@console/contracts/promos-products/promo-rate';
import type { TestServer } from '../../../test/server.ts';
import { checker, promoLine, promosOf, promoValues } from '../../promos-products/promo/promo.fixtures.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { clearRedFlag } from './flags.ts';
import { lockedOrder } from './move.ts';
import { application, at, enter, memberOffice, move } from './orders.fixtures.ts';

/** The member whose orders are priced with promos. */
export const member = 5;
let serial = 500;
export const nextSerial = () => (serial += 1);

/** Values of a promo in place of the usual ones. */
export interface Values {
  readonly tenors?: readonly string[];
  readonly [name: string]: unknown;
}

/** The code with which work was refused; `done` when it was not. */
export const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );

/** Promos and orders that are priced with them. */
export const promoOrdersOf = (server: () => TestServer) => {
  const db = () => server().database.db;
  const promos = promosOf(server);
  /** Clears the red flag that orders of one member on a day get. */
  const cleared = (id: string): Promise<void> =>
    db()
      .transaction()
      .execute(async (tx) => {
        const { red_flag: isFlagged } = await lockedOrder(tx, id);
        const flag = { code: 'FAST_REPEAT', clearNote: 'sudah diperiksa' } as const;
        if (isFlagged) await clearRedFlag(tx, id, flag, { by: 'HOOPS02', at });
      });
  return {
    db,
    promos,
    cleared,
    /** An active promo, of 12 months unless tenors and further lines are given, at the branch of the member. */
    runningPromo: async ({ tenors = ['12'], ...values }: Values, lines: readonly LineBody[] = []) => {
      const today = jakartaDay(server().app.services.now());
      const typed = promoValues('SPEKTRA', today, { tenors, priority: nextSerial(), ...values });
      const given = [promoLine(12, { rateRegular: '1.1', storeSubsidy: '2.5' }), ...lines];
      const promo = await promos.submitted(typed, {
        branchIds: [branchId('SPEKTRA', memberOffice(member))],
        lines: given.filter(({ tenor }) => tenors.includes(String(tenor))),
      });
      const { status, text } = await promos.step('approve', promo.secureId, checker);
      if (status !== 200) throw new Error(text);
      return promo;
    },
    /** An order of 900,000 with a promo, approved. */
    approvedOrder: async (promoCode: string): Promise<string> => {
      const id = await enter(db(), application(member, nextSerial(), { promoCode, purchaseDate: at }));
      await cleared(id);
      for (const step of ['verify', 'confirm', 'approve'] as const) await move(db(), id, step);
      return id;
    },
  };
};
