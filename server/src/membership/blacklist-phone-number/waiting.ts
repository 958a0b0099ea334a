import type { Language } from '@console/contracts/core/text';
import { blacklistPhoneNumbers, blacklistStates } from '@console/contracts/membership/blacklist-phone-number';
import { sql } from 'kysely';
import type { Caller, Db } from '../../platform/context.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Services } from '../../platform/services.ts';
import { decideBy, type ApprovalSource } from '../../records/waiting/sources.ts';

const found = (db: Db, { username }: Caller) =>
  db
    .selectFrom('blacklist_phone')
    .where('state', 'in', ['PROPOSED', 'REMOVAL_PROPOSED'])
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`not ${username} = any(editors)`);

const stateTitle = (state: string, language: Language): string =>
  blacklistStates.find(({ value }) => value === state)?.title[language] ?? state;

/** Proposals of others to bar a number or to lift a bar, for the home page. */
export const waitingProposals = (services: Services, texts: ProtectedText): ApprovalSource => ({
  appliesTo: (caller) => caller.can(blacklistPhoneNumbers.privilege, 'approve'),
  async count(db, caller) {
    const { count } = await found(db, caller)
      .select((rows) => rows.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },
  async items(db, caller, { limit, language }) {
    const due = await decideBy(services);
    const rows = await found(db, caller).selectAll().orderBy('updated_at').orderBy('id').limit(limit).execute();
    return rows.map((row) => ({
      secureId: row.id,
      kind: 'APPROVAL',
      reference: String(mask('phone', texts.decrypt(row.phone_encrypted))),
      title: `${blacklistPhoneNumbers.title[language]}: ${stateTitle(row.state, language)}, ${row.updated_by}`,
      branch: null,
      ...due(row.updated_at),
      url: `/${blacklistPhoneNumbers.module}/${row.id}`,
    }));
  },
});
