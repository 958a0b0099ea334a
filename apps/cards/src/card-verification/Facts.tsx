import type { CardVerification } from '@console/contracts/cards/card-verification';
import type { VerificationDesk } from '@console/contracts/cards/card-verification/calls';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** The applicant's data to compare with the photos; they stay in sight while the checklist is worked through. */
export function Facts({ desk, record }: { readonly desk: VerificationDesk; readonly record: CardVerification }) {
  const t = useMessages(messages);
  const { name, nik, birthDate, address } = desk.applicant;
  const rows = [
    [t('name'), name],
    ['NIK', nik],
    [t('birthDate'), /^\d/.test(birthDate) ? formatDate(birthDate, 'DD-MM-YYYY') : birthDate],
    [t('address'), address ?? '-'],
    [t('nameOnCard'), record.nameOnCard],
  ] as const;
  return (
    <section className="panel verify-data" aria-label={t('compare')}>
      <h2>{t('compare')}</h2>
      <dl className="verify-facts">
        {rows.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Members who may be the same person. */
export function Duplicates({ desk }: { readonly desk: VerificationDesk }) {
  const t = useMessages(messages);
  return (
    <section className="panel">
      <h2>{t('duplicates')}</h2>
      {desk.duplicates.length === 0 ? (
        <p className="desk-help">{t('noDuplicates')}</p>
      ) : (
        <ul className="verify-duplicates">
          {desk.duplicates.map((each) => (
            <li key={each.memberNo}>
              <strong>
                {each.memberNo} {each.name}
              </strong>{' '}
              ({each.status}): {t(each.why === 'NIK' ? 'sameNik' : 'sameNameBirth')}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
