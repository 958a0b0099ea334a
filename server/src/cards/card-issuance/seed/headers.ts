import type { IssuanceMode } from '@console/contracts/cards/card-issuance/vocabulary';
import { seedId } from '../../../platform/database/seed-id.ts';
import type { Seed } from '../../../platform/database/seed.ts';
import { seedPlan, type SeedDocument, type SeedTravel } from '../../lifecycle/seed/plan.ts';

export const vendorOf = ({ life }: SeedTravel): string =>
  life.steps.some(({ code }) => code === 'P2') ? 'PV02' : 'PV01';

function modeOf({ life }: SeedTravel): IssuanceMode {
  if (life.kind === 'DIGITAL') return 'ECARD';
  return life.kind === 'STOCK' ? 'BRANCH' : 'CUSTOMER';
}

/** Issuances that the seeded cards refer to. Lines are added after the cards. */
export const seed: Seed = {
  name: 'card-issuance-headers',
  async run(tx, { date }) {
    const { documents, travels } = seedPlan(date);
    const first = new Map<string, SeedTravel>();
    for (const travel of travels)
      if (travel.issuanceId && !first.has(travel.issuanceId)) first.set(travel.issuanceId, travel);
    await tx
      .insertInto('card_issuance')
      .values(
        [...first].map(([id, travel]) => {
          const { no, at } = documents.find((document) => document.id === id) as SeedDocument;
          const by = modeOf(travel) === 'ECARD' ? 'VENDOR02' : 'HOOPS01';
          return {
            id,
            issuance_no: no,
            mode: modeOf(travel),
            card_type_id: seedId('card-types', travel.type),
            print_vendor_code: vendorOf(travel),
            created_by: by,
            created_at: at,
            updated_by: by,
            updated_at: at,
          };
        }),
      )
      .execute();
  },
};
