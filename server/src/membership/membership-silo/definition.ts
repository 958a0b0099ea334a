import { siloRecords } from '@console/contracts/membership/membership-silo';
import { sql } from 'kysely';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { define } from '../../records/resource/definition.ts';
import { siloStepHooks } from './steps.ts';

const column = (name: string) => sql.ref(`t.${name}`);

/** How customer records of the lines are stored. Head office alone sees them. */
export const siloDefinition = (texts: ProtectedText) =>
  define(siloRecords, {
    table: 'silo_record',
    lookups: sql`left join member m on m.id = t.member_id left join branch_view b on b.id = t.branch_id`,
    derived: {
      sourceLine: column('source_line'),
      custNo: column('cust_no'),
      name: column('name'),
      nik: column('nik_encrypted'),
      birthDate: column('birth_date'),
      phone: column('phone_encrypted'),
      branch: sql`b.office_code || ' ' || b.name`,
      contractCount: column('contract_count'),
      lastContractDate: column('last_contract_date'),
      custMainNo: column('cust_main_no'),
      formerCustMainNo: column('former_cust_main_no'),
      candidates: sql`(select count(*)::int from silo_candidate c where c.silo_id = t.id and c.state = 'OPEN')`,
      bestScore: column('best_score'),
      state: column('state'),
      memberNo: sql`m.member_no`,
      memberName: sql`m.name`,
      proposedBy: column('proposed_by'),
      linkedAt: column('linked_at'),
      note: column('note'),
    },
    scope: (scope) => sql`${scope.type === 'all'}`,
    filters: {
      scoreFrom: (score: number) => sql`t.best_score >= ${score}`,
      scoreTo: (score: number) => sql`t.best_score <= ${score}`,
      mraId: (id: string) => sql`t.branch_id in
        (select b.id from branch_view b join mro_view o on o.id = b.mro_id where o.mra_id = ${id})`,
      branchId: (id: string) => sql`t.branch_id = ${id}`,
    },
    search: (_pattern, typed) => {
      if (/^\d{16}$/.test(typed)) return sql`t.nik_hash = ${texts.hash(typed)}`;
      if (/^\d{10,14}$/.test(typed)) return sql`(t.cust_no = ${typed} or t.phone_hash = ${texts.hash(typed)})`;
      const beginning = `${typed.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      return sql`lower(t.name) like ${beginning}`;
    },
    async load(_db, records) {
      for (const record of records as unknown as Record<'nik' | 'phone', string | null>[])
        for (const name of ['nik', 'phone'] as const) {
          const value = record[name];
          record[name] = value === null ? null : texts.decrypt(value);
        }
    },
    hasEditors: true,
    steps: siloStepHooks(texts),
  });
