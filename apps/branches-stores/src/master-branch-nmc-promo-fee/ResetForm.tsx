import { promoFees } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import {
  promoFeeResets,
  resetCalls,
  resetModes,
  scopeFaults,
  type ResetPreview,
  type ResetScope,
} from '@console/contracts/branches-stores/promo-fee/reset';
import { branches } from '@console/contracts/branches-stores/branches';
import { choice, line, reference, references } from '@console/contracts/core/fields';
import { mra, region } from '@console/contracts/core/referables/organisation';
import { addressOf, type Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { checkRecord } from '@console/contracts/core/validation';
import { isApiError } from '@console/api';
import { Button, Spin, usePreviewOf } from '@console/ui/core';
import { FactList } from '@console/ui/detail';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { FormSections, useBusyFields, useFormPreview, useTypedForm } from '@console/ui/form';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PartFailed } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useCallback, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import { previewReset, proposeReset } from './reset-calls.ts';
import { ResetTable } from './ResetTable.tsx';

const optional = { required: false } as const;
const fields = {
  regionId: reference(region, optional),
  mraId: reference(mra, { ...optional, narrowedBy: { regionId: 'regionId' } }),
  branchIds: references(branches, { minimum: 0, maximum: 250, ...optional, lovParameters: { line: 'NMC' } }),
  campaignName: { ...line({ minimum: 3, maximum: 60, ...optional }), codeFrom: { list: resetCalls.campaigns.path } },
  mode: choice(resetModes),
};
const resource = {
  ...promoFeeResets,
  fields,
  titles: {
    ...promoFees.titles,
    branchIds: text('Cabang', 'Branches'),
    mode: promoFeeResets.titles['mode'],
  },
  rules: [scopeFaults],
  ranges: [],
} as unknown as Resource;
const campaignHelp = text(
  'Kampanye yang berlaku atau terjadwal; kosong: semua kampanye',
  'Campaigns in force or scheduled; empty: all campaigns',
);
const sections = [
  { fields: Object.keys(fields).map((name) => (name === 'campaignName' ? { name, help: campaignHelp } : name)) },
];
const initial = { mode: 'BOTH', branchIds: [] };

/** Scope and mode, the preview of every row, then the reason and the typed count. */
export function ResetForm() {
  const id = useId();
  const t = useMessages(messages);
  const { form, offer, done } = useTypedForm({ resource, document: promoFeeResets.module, initial });
  const { preview: scope, hold } = useFormPreview<ResetScope>(resource, form);
  const { isBusy, onBusy } = useBusyFields();
  const show = () => {
    const checked = checkRecord(fields, form.values, []);
    if (form.check() && checked.ok) hold(checked.values as unknown as ResetScope);
  };
  return (
    <>
      <section className="panel" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{t('scope')}</h2>
        <p>{t('anyScope')}</p>
        {offer}
        <FormSections id={id} resource={resource} sections={sections} form={form} onBusy={onBusy} />
        <Button variant={scope ? 'plain' : 'primary'} disabled={isBusy} onClick={show}>
          {t('show')}
        </Button>
      </section>
      {scope && !isBusy && <Preview key={JSON.stringify(scope)} scope={scope} onProposed={done} />}
    </>
  );
}

/** A page of the preview; `read` asks again. */
function usePreview(scope: ResetScope, page: number) {
  const [send, { error, isLoading }] = previewReset.useMutation();
  const { preview: shown, hold } = usePreviewOf<ResetPreview>({ ...scope, page });
  const read = useCallback(async () => {
    const answer = await send({ body: { ...scope, page } });
    if ('data' in answer) hold(answer.data);
  }, [send, scope, page, hold]);
  useEffect(() => void read(), [read]);
  return { shown, error, busy: isLoading, read };
}

function Preview({ scope, onProposed }: { readonly scope: ResetScope; readonly onProposed: () => void }) {
  const id = useId();
  const t = useMessages(messages);
  const go = useNavigate();
  const [page, setPage] = useState(1);
  const { shown, error, busy, read } = usePreview(scope, page);
  const [propose] = proposeReset.useMutation();
  const ask = (count: number) =>
    confirm(
      {
        title: t('propose'),
        text: t('proposeText'),
        facts: <FactList resource={resource} fields={Object.keys(fields)} record={scope as never} />,
        action: t('propose'),
        danger: true,
        reason: 'required',
        count,
      },
      async ({ reason }) => {
        const answer = await propose({ body: { ...scope, reason: reason ?? '', expectedCount: count } });
        if ('error' in answer) {
          if (isApiError(answer.error) && answer.error.code === 'COUNT_CHANGED') void read();
          throw answer.error;
        }
        onProposed();
        notify.success(t('proposed'));
        await go(addressOf(promoFeeResets, 'detail', answer.data));
      },
    );
  return (
    <section className="panel" aria-labelledby={id} aria-busy={busy}>
      <h2 id={id}>
        {t('preview')} {busy && <Spin />}
      </h2>
      {error && !busy && <PartFailed error={error} onRetry={read} />}
      {shown && <Shown shown={shown} onPage={setPage} onPropose={() => ask(shown.total)} />}
    </section>
  );
}

function Shown({
  shown,
  onPage,
  onPropose,
}: {
  readonly shown: ResetPreview;
  readonly onPage: (page: number) => void;
  readonly onPropose: () => void;
}) {
  const t = useMessages(messages);
  const { total, runningCount, scheduledCount, awaitingCount } = shown;
  return (
    <>
      <output>
        {total === 0
          ? t('nothing')
          : t('counts', { running: formatNumber(runningCount), scheduled: formatNumber(scheduledCount) })}
      </output>
      {awaitingCount > 0 && <p>{t('awaiting', { count: formatNumber(awaitingCount) })}</p>}
      {total > 0 && (
        <>
          <ResetTable label={t('preview')} shown={shown} onPage={onPage} />
          <ActionButton variant="danger" onClick={onPropose}>
            {t('propose')}
          </ActionButton>
        </>
      )}
    </>
  );
}
