import type { LossRelation } from '@console/contracts/cards/card-lost';
import { phone } from '@console/contracts/core/fields';
import { checkField, normalise } from '@console/contracts/core/validation';
import type { Faults } from './story.ts';

/** Who came to the desk; a name and a phone of his own where he is not the member. */
export interface ReporterValues {
  readonly relation: LossRelation;
  readonly reporterName: string;
  readonly reporterPhone: string;
}
export const theMember: ReporterValues = { relation: 'SELF', reporterName: '', reporterPhone: '' };

/** What is missing or wrong before anything is sent; the services check the same again. */
export function reporterFaults(
  { relation, reporterName, reporterPhone }: ReporterValues,
  words: { readonly needed: string; readonly phone: string },
): Faults {
  if (relation === 'SELF') return {};
  const isPhone = checkField('reporterPhone', phone(), normalise(phone(), reporterPhone)) === null;
  return {
    ...(reporterName.trim().length < 3 ? { reporterName: words.needed } : {}),
    ...(isPhone ? {} : { reporterPhone: reporterPhone.trim() === '' ? words.needed : words.phone }),
  };
}

export const reporterBody = ({ relation, reporterName, reporterPhone }: ReporterValues) => ({
  relation,
  reporterName: relation === 'SELF' ? null : reporterName.trim(),
  reporterPhone: relation === 'SELF' ? null : reporterPhone.trim(),
});
