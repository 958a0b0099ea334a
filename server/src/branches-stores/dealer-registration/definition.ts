import { dealerRegistrations } from '@console/contracts/branches-stores/new-dealer-nmc';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { define, type Sql } from '../../records/resource/definition.ts';
import { protectedFields } from '../../records/resource/protected-fields.ts';
import { lookalikeCount } from '../outlet/lookalikes.ts';
import { registrationStepHooks } from './steps.ts';

/** What of registrations outlets are compared with, as the row `s`: of none of them there is an outlet yet. */
const compared = sql`null::uuid as id, t.name, t.address, t.zip_code, t.npwp_hash, t.pic_phone_hash, t.bank_code,
  t.account_no_hash, t.company_id, null::text as latitude, null::text as longitude`;
/** The registration `t` as the row `s`. */
const ofRow: Sql = sql`(select ${compared}) s`;
/** A stored registration as the row `s`. */
export const storedRegistration = (id: string): Sql =>
  sql`(select ${compared} from dealer_registration t where t.id = ${id}) s`;

/** Once it is decided nobody asks what looks like it: the dealer itself would. */
const duplicates = sql`case when t.state = 'WAITING' then ${lookalikeCount(ofRow)} else 0 end`;

/** How registrations of dealers are stored. */
export const registrationDefinition = (app: Application, texts: ProtectedText) =>
  define(
    dealerRegistrations,
    protectedFields(dealerRegistrations, texts, ['picPhone', 'npwp', 'accountNo'], {
      table: 'dealer_registration',
      scope: 'branch_id',
      derived: {
        state: sql`t.state`,
        receivedAt: sql`t.created_at`,
        duplicates,
        withdrawn: sql`t.core_status = 'inactive'`,
        decidedBy: sql`t.decided_by`,
        decidedAt: sql`t.decided_at`,
        note: sql`t.note`,
      },
      filters: { suspected: (wanted: boolean) => sql`(${duplicates} > 0) = ${wanted}` },
      beforeSave: (_tx, { before }) =>
        Promise.resolve(
          before && before.state !== 'WAITING' ? [{ field: 'registrationNo', code: 'REGISTRATION_DECIDED' }] : [],
        ),
      steps: registrationStepHooks(app),
    }),
  );
