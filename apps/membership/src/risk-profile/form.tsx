import {
  currentRules,
  gradeOf,
  riskFactors,
  scoreOf,
  type FactorValues,
  type riskProfiles,
} from '@console/contracts/membership/risk-profile-membership';
import { riskGrades } from '@console/contracts/membership/risk-grades';
import { text } from '@console/contracts/core/text';
import type { FormValues, FormSectionsOf } from '@console/ui/form';
import { useMessages, useText } from '@console/ui/messages';
import { messages } from './messages.ts';

/** The fields of a profile; its member is that of the address. */
export const sections: FormSectionsOf<typeof riskProfiles> = [
  {
    title: text('Faktor, 0 (tanpa risiko) sampai 100', 'Factors, 0 (no risk) to 100'),
    fields: [{ name: 'memberId', visible: () => false }, ...riskFactors.map(({ value }) => value)],
  },
  {
    title: text('Penanda dan bukti', 'Marks and evidence'),
    fields: [
      'politicallyExposed',
      'sanctionsHit',
      { name: 'sourceOfFunds', wide: true },
      'eddDocument',
      { name: 'note', wide: true },
    ],
  },
];

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** What the rules make of the typed factors, once all are typed: a blank one is not free of risk. */
export function LiveScore({ values }: { readonly values: FormValues }) {
  const t = useMessages(messages);
  const title = useText();
  if (riskFactors.some(({ value }) => isBlank(values[value])))
    return (
      <section className="panel" aria-label={t('score')} aria-live="polite">
        <p>{t('incomplete')}</p>
      </section>
    );
  const factors = Object.fromEntries(riskFactors.map(({ value }) => [value, Number(values[value])]));
  const score = scoreOf(currentRules, factors as unknown as FactorValues);
  const grade = gradeOf(currentRules, score, values['politicallyExposed'] === true || values['sanctionsHit'] === true);
  return (
    <section className="panel" aria-label={t('score')} aria-live="polite">
      <p>{t('live', { score, grade: title(riskGrades.find(({ value }) => value === grade)!.title) })}</p>
      {grade === 'HIGH' && <p>{t('edd')}</p>}
    </section>
  );
}
