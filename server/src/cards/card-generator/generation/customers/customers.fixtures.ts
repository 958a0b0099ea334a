import { randomUUID } from 'node:crypto';
import {
  customerCalls,
  waitingCustomers,
  type WaitingCustomer,
  type WantedCustomers,
} from '@console/contracts/cards/card-generator/customers';
import { replacementCalls } from '@console/contracts/cards/replace-card-number';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../../../test/callers.ts';
import { seedDate } from '../../../../../test/environment.ts';
import { branchId } from '../../../../people/organisation/seed.ts';
import { memberId } from '../../../../membership/member/seed.ts';
import { seedId } from '../../../../platform/database/seed-id.ts';
import { cardIssuanceModule } from '../../../card-issuance/module.ts';
import { cardDesignModule } from '../../../card-design/module.ts';
import { designId } from '../../../card-design/seed.ts';
import { cardTypesModule } from '../../../card-types/resource.ts';
import { addMember } from '../../../card-verification/verification.fixtures.ts';
import { seedCardId } from '../../../lifecycle/seed/plan.ts';
import { partnersModule } from '../../../partners/module.ts';
import { replacementModule } from '../../../replace-card-number/module.ts';
import { cardGeneratorModule } from '../../module.ts';
import type { TestServer } from '../../../../../test/server.ts';

/** What the server of these tests serves. */
export const customerModules = [
  partnersModule,
  cardTypesModule,
  cardDesignModule,
  replacementModule,
  cardGeneratorModule,
  cardIssuanceModule,
];

/** Approved applications and replacements that wait for a numbered card. */
export const customersOn = (server: { readonly current: TestServer }) => {
  const db = () => server.current.database.db;
  const type = (code: string) => seedId('card-types', code);
  const branchUser = testCaller(
    'ADMCB01',
    { '*': 'Full Access' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10040')], mraIds: [] } },
  );
  let count = 0;
  /** Creates an approved application of a new member. */
  async function approved({
    code = 'GOLD',
    preference = 'BRANCH_PICKUP',
    status = 'active' as 'active' | 'inactive',
    office = '10040',
  } = {}) {
    const member = await addMember(db(), { status, officeCode: office });
    const [id, no] = [randomUUID(), `VRF-203001-${String((count += 1)).padStart(5, '0')}`];
    await db()
      .insertInto('card_verification')
      .values({
        id,
        verification_no: no,
        member_id: member.id,
        branch_id: branchId('SPEKTRA', office),
        source_id: seedId('card-sources', 'CMA'),
        card_type_id: type(code),
        name_on_card: `UJI NAMA ${String.fromCodePoint(64 + (count % 26) + 1)}`,
        preference: preference as 'HOME',
        pickup_branch_id: preference === 'HOME' ? null : branchId('SPEKTRA', office),
        delivery_address_encrypted: preference === 'HOME' ? 'x' : null,
        zip_code: null,
        required_steps: [],
        state: 'APPROVED',
        submitted_at: seedDate,
        next_check_at: null,
        claimed_by: null,
        claimed_at: null,
        draft_note: null,
        verifier: null,
        decided_by: 'TEST',
        decided_at: seedDate,
        decision_note: null,
        returned_at: null,
        card_id: null,
        created_by: 'TEST',
        updated_by: 'TEST',
      })
      .execute();
    return { id, no, member };
  }
  const wanted = (documentIds: string[], codes: string[], rest: Partial<WantedCustomers> = {}): WantedCustomers => ({
    documentIds,
    designs: codes.map((code) => ({ cardTypeId: type(code), cardDesignId: designId(`${code}_2024`) })),
    vendorCode: 'PV01',
    ...rest,
  });
  const generate = (body: WantedCustomers, caller = admin, headers = {}) =>
    server.current.call(customerCalls.generateCustomer, caller, { body, headers });
  const preview = (body: WantedCustomers, caller = admin) =>
    server.current.call(customerCalls.previewCustomer, caller, { body });
  const waiting = async (query = {}, caller = admin): Promise<WaitingCustomer[]> =>
    (await server.current.call(callsOf(waitingCustomers)['list'], caller, { query: { size: 100, ...query } })).result
      .rows;
  const cardOf = (verification: string) =>
    db()
      .selectFrom('card_verification as v')
      .innerJoin('card as c', 'c.id', 'v.card_id')
      .selectAll('c')
      .where('v.id', '=', verification)
      .executeTakeFirst();
  const replace = async (member: number, result: string, rest = {}) =>
    (
      await server.current.call(replacementCalls.create, admin, {
        body: {
          memberId: memberId(member),
          oldCardId: seedCardId(member),
          resetReasonId: seedId('card-reset-reason', 'NAME_CHANGE'),
          result,
          cardTypeId: type('REG'),
          ...rest,
        },
      })
    ).result;
  return {
    db,
    type,
    branchUser,
    approved,
    approvedCount: () => count,
    wanted,
    generate,
    preview,
    waiting,
    cardOf,
    replace,
  };
};
