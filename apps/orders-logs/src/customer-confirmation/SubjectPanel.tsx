import { businessLines } from '@console/contracts/core/business-lines';
import { ccmTypes } from '@console/contracts/orders-logs/customer-confirmation';
import { orderStates } from '@console/contracts/orders-logs/orders/vocabulary';
import type { FormValues } from '@console/ui/form';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Part } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { endpoints, pageOf } from './endpoints.ts';
import { messages } from './messages.ts';
import './ccm.css';

/** The order or member that a form names, as soon as its number is whole. */
export function SubjectPanel({ values }: { readonly values: FormValues }) {
  const t = useMessages(messages);
  const text = useText();
  const isChange = values['type'] === 'DATA_CHANGE';
  const number = values[isChange ? 'custNo' : 'applNo'];
  const typed = typeof number === 'string' ? number.replaceAll(/\D/g, '') : '';
  const isWhole = typed.length === (isChange ? 10 : 14);
  const query = isChange ? { custNo: typed } : { applNo: typed };
  const reading = endpoints.subject.useQuery({ query }, { skip: !isWhole });
  return (
    <section className="panel" aria-label={t('subject')}>
      <h2>{t('subject')}</h2>
      {isWhole ? (
        <Part of={reading}>
          {({ memberName, memberNo, phone, businessLine, branch, status, items, unfinished }) => (
            <dl className="ccm-facts">
              <dt>{t('member')}</dt>
              <dd>
                {memberName} ({memberNo})
              </dd>
              <dt>{t('phone')}</dt>
              <dd>{phone}</dd>
              <dt>{t('line')}</dt>
              <dd>{text(businessLines.find(({ value }) => value === businessLine)!.title)}</dd>
              <dt>{t('branch')}</dt>
              <dd>{branch}</dd>
              {status && (
                <>
                  <dt>{t('status')}</dt>
                  <dd>
                    <OptionTag value={status} options={orderStates} />
                  </dd>
                  <dt>{t('goods')}</dt>
                  <dd>{items.join(', ')}</dd>
                </>
              )}
              <dt>{t('unfinished')}</dt>
              <dd>
                {unfinished.length === 0
                  ? t('none')
                  : unfinished.map(({ secureId, ccmNo, type }) => (
                      <PageLink key={secureId} to={pageOf.detail(secureId)}>
                        {ccmNo} ({text(ccmTypes.find(({ value }) => value === type)!.title)})
                      </PageLink>
                    ))}
              </dd>
            </dl>
          )}
        </Part>
      ) : (
        <p className="ccm-quiet">{t('subjectHint')}</p>
      )}
    </section>
  );
}
