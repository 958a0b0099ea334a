import type { LineOfBusiness, LobParameters } from '@console/contracts/products/master-lob';
import { causesIn, unjudgedOf } from '@console/contracts/products/unjudged';
import { sameValue } from '@console/contracts/core/same-value';
import type { Db, Tx } from '../../platform/context.ts';
import type { Warning } from '../../records/resource/approval.ts';
import { needsInsurance } from '../unjudged.ts';

type Before = LobParameters &
  Pick<LineOfBusiness, 'parametersFrom'> &
  Partial<Pick<LineOfBusiness, 'secureId' | 'businessLine'>>;

const unjudged = unjudgedOf('master-lob')!;

/**
 * Stored rates were approved for the prices, tenors and calculation of their day. Parameters that reach beyond them are
 * approved by an admin alone: a yield may fall below the least one without a rate being changed.
 * @param today plain date
 */
export async function warningsOfParameters(
  db: Db | Tx,
  { values, before }: { readonly values: Before | null; readonly before: Before | null },
  today: string,
): Promise<Warning[]> {
  if (!values || !before) return [];
  const isScheduled = before.parametersFrom !== null && before.parametersFrom > today;
  // What was to end on that day lasts longer, or begins earlier, than rates were judged by.
  const isMoved = isScheduled && !sameValue(values.parametersFrom, before.parametersFrom);
  const insured =
    values.insuranceRequired ||
    (await needsInsurance(db, before.businessLine as 'SPEKTRA', { lobId: before.secureId ?? null }));
  const causes = causesIn(unjudged, { ...values }, { ...before }, insured);
  return isMoved || causes.length > 0 ? [{ code: unjudged.warning }] : [];
}

/** What refuses them to all but admins. */
export const parametersAdminOnly = { warnings: [unjudged.warning], refusal: unjudged.refusal };
