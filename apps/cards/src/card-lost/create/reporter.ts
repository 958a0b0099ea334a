import type { LossRelation } from '@console/contracts/cards/card-lost';
import { phone } from '@console/contracts/core/fields';
import { checkField, normalise } from '@console/contracts/core/validation';
import type { Faults } from './story.ts';

/** The person at the desk; with name and phone if it is not the member. */
export interface ReporterValues {
  readonly relation: LossRelation;
  readonly reporterName: string;
  readonly reporterPhone: string;
}
export const theMember: ReporterValues = { relation: 'SELF', reporterName: '', reporterPhone: '' };

/** Validates the reporter before sending; the server validates it again. */
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
