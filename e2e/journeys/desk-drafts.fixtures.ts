import { ask } from '../support/frame.ts';

export interface Rows<R> {
  readonly rows: readonly R[];
}
interface Numbered {
  readonly cardNo: string;
  readonly result: string;
}

export const displayDate = (day: string) => day.split('-').toReversed().join('-');
const pendingIn = async (secureId: string) =>
  (await ask<readonly Numbered[]>('ADMIN03', `transaction/card-issuance/delivery/${secureId}/numbers`))
    .filter(({ result }) => result === 'PENDING')
    .map(({ cardNo }) => cardNo);

/** A delivery in transit and a card in it. This file saves nothing, so other tests can use them. */
export async function onItsWay(mode: 'OFFICE' | 'CUSTOMER') {
  const {
    rows: [delivery],
  } = await ask<Rows<{ readonly secureId: string; readonly issuanceId: string }>>(
    'ADMIN03',
    `transaction/card-issuance/delivery?mode=${mode}&state=DISPATCHED`,
  );
  const { secureId, issuanceId } = delivery!;
  return { address: `/card-issuance/${issuanceId}/delivery-page/${secureId}`, cardNo: (await pendingIn(secureId))[0]! };
}
