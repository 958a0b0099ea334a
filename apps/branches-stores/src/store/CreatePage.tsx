import { comparedNames, type Lookalike } from '@console/contracts/branches-stores/outlet/duplicates';
import { stores } from '@console/contracts/branches-stores/store';
import { text } from '@console/contracts/core/text';
import { addressOf, recordAt } from '@console/contracts/routes/address';
import type { FormValues } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { SteppedForm, type FormStep } from '@console/ui/steps';
import { notify } from '@console/ui/feedback';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { endpoints } from './endpoints.ts';
import { Lookalikes } from './Lookalikes.tsx';
import { messages } from './messages.ts';
import { sectionOf, storeParts } from './sections.ts';

const check = text('Periksa dan kirim', 'Check and submit');
const initial = { channels: ['OFFLINE'] };
const last = [sectionOf('duplicates')];
const detail = recordAt('/store/:storeId');
/** Parts after which the services are asked what is alike. */
const comparing: ReadonlySet<string> = new Set(['identity', 'place', 'contacts', 'account']);

/** What of the typed values is compared, as it was typed. */
const comparedOf = (values: FormValues) =>
  Object.fromEntries(
    comparedNames.map((name) => [name, typeof values[name] === 'string' ? values[name].slice(0, 300) : null]),
  ) as Record<(typeof comparedNames)[number], string | null>;

/** Registers a store in steps; what looks like it stands beside it (docs/model/branches-stores.md#stores). */
export default function CreatePage() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const [find] = endpoints.lookalikes.useMutation();
  const [found, setFound] = useState<{ readonly compared: FormValues; readonly alike: readonly Lookalike[] }>();
  const ask = useCallback(
    async (values: FormValues) => {
      const answer = await find({ body: comparedOf(values) });
      if ('data' in answer) setFound({ compared: values, alike: answer.data });
      return answer;
    },
    [find],
  );
  const steps = useMemo(
    (): readonly FormStep[] =>
      storeParts.map((part) => {
        const section = sectionOf(part);
        return { key: part, title: section.title, sections: [section], ...(comparing.has(part) ? { ask } : {}) };
      }),
    [ask],
  );
  return (
    <Page title={t('title')} note={t('note')}>
      {found && found.alike.length > 0 && (
        <section className="panel" aria-label={t('duplicates')}>
          <h2>{t('alike', { count: found.alike.length })}</h2>
          <p>{t('alikeNote')}</p>
          <Lookalikes {...found} />
        </section>
      )}
      <SteppedForm
        resource={stores}
        steps={steps}
        check={check}
        last={last}
        home={addressOf('/store')}
        initial={initial}
        onSaved={({ secureId, storeCode }) => {
          notify.success(t('saved', { code: storeCode }));
          void navigate(detail({ secureId }), { replace: true });
        }}
      />
    </Page>
  );
}
