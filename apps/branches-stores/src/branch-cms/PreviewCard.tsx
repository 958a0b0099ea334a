import { branchServices, completenessOf } from '@console/contracts/branches-stores/branch-cms';
import type { OpeningHours } from '@console/contracts/branches-stores/place';
import { useMessages, useText } from '@console/ui/messages';
import { LazyStoredImage } from '@console/ui/upload';
import { OpeningHoursTable } from '../place/OpeningHoursTable.tsx';
import { messages } from './messages.ts';
import './branch-cms.css';

/** The card of an office as the public sees it, from what is typed now. */
export function PreviewCard({ values }: { readonly values: Readonly<Record<string, unknown>> }) {
  const t = useMessages(messages);
  const text = useText();
  const { displayName, publicAddress, publicPhone, whatsapp, openingHours } = values as Readonly<
    Record<string, string | null>
  >;
  const [cover] = (values['photos'] ?? []) as readonly string[];
  const services = (values['services'] ?? []) as readonly string[];
  return (
    <section className="panel office-card" aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      <article>
        {cover ? (
          <LazyStoredImage key={cover} className="office-cover" fileId={cover} width={280} alt={displayName ?? ''} />
        ) : (
          <span className="office-cover office-none">{t('noPhoto')}</span>
        )}
        <div>
          <h3>{displayName ?? ''}</h3>
          <p>{publicAddress ?? t('noAddress')}</p>
          <p>{[publicPhone, whatsapp && `WhatsApp ${whatsapp}`].filter(Boolean).join(' · ') || '-'}</p>
          {openingHours ? <OpeningHoursTable hours={openingHours as unknown as OpeningHours} /> : <p>{t('noHours')}</p>}
          <p>
            {branchServices
              .filter(({ value }) => services.includes(value))
              .map(({ title }) => text(title))
              .join(' · ')}
          </p>
        </div>
      </article>
      <output>{t('complete', { percent: completenessOf(values) })}</output>
    </section>
  );
}
