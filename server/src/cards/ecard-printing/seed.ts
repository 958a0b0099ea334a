import type { PrintRequestState } from '@console/contracts/cards/ecard-printing';
import { nameOnCard } from '@console/contracts/cards/name-on-card';
import { sql } from 'kysely';
import { seedAddress, seedMember, memberId } from '../../membership/index.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { cardSourceId } from '../card-sources/seed.ts';
import { continueSeriesAfter } from '../documents/number.ts';
import { seedCardId, seedPlan } from '../lifecycle/seed/plan.ts';

const dayMs = 86_400_000;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const note: Readonly<Partial<Record<PrintRequestState, string>>> = {
  REJECTED: 'Alamat di luar jangkauan kurir',
  WITHDRAWN: 'Member membatalkan permintaan',
};
const ofCard = <Value>(column: string, n: number) =>
  sql<Value>`(select ${sql.ref(column)} from card where id = ${seedCardId(n)})`;
/** Member whose request is unpaid. */
const unpaid = 142;

/** 30 requests: open, at the vendor, received, rejected and withdrawn (docs/model/cards.md#e-card-printing). */
export const seed: Seed = {
  name: 'ecard-printing',
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    const { travels } = seedPlan(date);
    const wanted: readonly (readonly [n: number, state: PrintRequestState, days: number])[] = [
      ...range(131, 142).map((n) => [n, 'REQUESTED', 1 + (n % 9)] as const),
      ...range(271, 280).map((n) => [n, 'SELECTED', 4] as const),
      ...range(55, 60).map((n) => [n, 'DONE', 0] as const),
      [143, 'REJECTED', 12],
      [144, 'WITHDRAWN', 14],
    ];
    const rows = wanted
      .map(([n, state, days]) => {
        const travel = travels.find(({ life }) => life.n === n)!;
        const printed = travel.steps.find(({ code }) => code === 'P2');
        return {
          n,
          state,
          issuanceId: travel.issuanceId,
          at: printed ? new Date(printed.at.getTime() - dayMs / 2) : new Date(date.getTime() - days * dayMs),
        };
      })
      .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.n - b.n);
    const counters = new Map<string, number>();
    const numbered = rows.map((row) => {
      const series = `EPR-${toWireInstant(row.at).slice(0, 7).replace('-', '')}`;
      counters.set(series, (counters.get(series) ?? 0) + 1);
      return { ...row, no: `${series}-${String(counters.get(series)).padStart(5, '0')}` };
    });
    await tx
      .insertInto('ecard_print_request')
      .values(
        numbered.map(({ n, state, issuanceId, at, no }) => {
          const member = seedMember(n);
          const fee = member.program === 'KRY' ? 0 : 15_000;
          return {
            id: seedId('ecard-printing', String(n)),
            request_no: no,
            card_id: seedCardId(n),
            member_id: memberId(n),
            requested_at: at,
            branch_id: ofCard<string | null>('office_branch_id', n),
            card_type_id: ofCard<string>('card_type_id', n),
            source_id: cardSourceId(member.source),
            name_on_card: nameOnCard(member.name),
            address_encrypted: texts.encrypt(seedAddress(n)),
            zip_code: member.zipCode,
            phone_encrypted: texts.encrypt(member.phone),
            fee,
            fee_state: fee > 0 && n !== unpaid ? ('PAID' as const) : ('NONE' as const),
            print_vendor_code: issuanceId ? 'PV02' : null,
            issuance_id: issuanceId,
            note: note[state] ?? null,
            state,
            created_by: 'SYSTEM',
            created_at: at,
            updated_by: 'SYSTEM',
            updated_at: at,
          };
        }),
      )
      .execute();
    await continueSeriesAfter(
      tx,
      numbered.map(({ no }) => no),
    );
  },
};
