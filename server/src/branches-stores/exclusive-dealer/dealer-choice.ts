import { dealerChoices } from '@console/contracts/branches-stores/exclusive-dealer/dealer-choice';
import { sql } from 'kysely';
import { define } from '../../records/resource/definition.ts';

/** The list of values of dealers of both lines. */
export const dealerChoiceDefinition = define(dealerChoices, {
  table: 'outlet',
  columns: { line: 'business_line', dealerCode: 'code' },
  where: sql`t.deleted_at is null and t.business_line in ('NMC', 'UFI')`,
  belongs: sql`t.business_line in ('NMC', 'UFI')`,
  scope: 'branch_id',
  lov: { order: sql`t.code` },
});
