import { mutationEndpoint } from '@console/api';
import type { RateGrid } from '@console/contracts/branches-stores/branch/rate-grid';
import { gridTitles } from '@console/contracts/branches-stores/branch/rate-grid';
import type { BranchRecord } from '@console/contracts/branches-stores/branch/register';
import type { Call } from '@console/contracts/core/call';
import { addressOf, type Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { Button } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { FormSections, fieldErrorsOf, useBusyFields, useRecordForm, useSave } from '@console/ui/form';
import { defineMessages, useMessages, useText } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { SimulationPanel } from '@console/ui/simulation';
import { ActionButton } from '@console/ui/why';
import { useId, useMemo, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { ofBranchTitle } from './of-branch.tsx';
import type { OfLine } from './of-line.ts';
import { collateralOf, proposedRate, tenorsOf } from './simulated.ts';

const messages = defineMessages({
  id: {
    cancel: 'Batal',
    save: 'Ajukan',
    waiting: '{count} rate menunggu persetujuan',
    stored: '{count} rate tersimpan',
  },
  en: {
    cancel: 'Cancel',
    save: 'Propose',
    waiting: '{count} rates wait for approval',
    stored: '{count} rates are stored',
  },
});

const title = text('Rate baru', 'New rates');
const endpoints = new Map<
  string,
  ReturnType<typeof mutationEndpoint<unknown, RateGrid, { waiting: number; stored: number }>>
>();

/** The call of a line, with the list that follows it. */
function endpointOf(call: Call) {
  const known =
    endpoints.get(call.name) ??
    mutationEndpoint(call as Call<unknown, RateGrid, { waiting: number; stored: number }>, {
      invalidates: ['approval', 'notification', 'home'],
    });
  endpoints.set(call.name, known);
  return known;
}

interface RateGridPageProps {
  readonly of: OfLine;
  readonly branch: BranchRecord;
}

/** Rates by band of tenors, filled in like a spreadsheet, for one or several product groups; proposed together. */
export function RateGridPage({ of, branch }: RateGridPageProps) {
  const id = useId();
  const t = useMessages(messages);
  const read = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [send] = endpointOf(of.grid.call).useMutation();
  const { save, sending } = useSave();
  const { isBusy, onBusy } = useBusyFields();
  const resource = useMemo(
    () =>
      ({ ...of.rates, fields: of.grid.fields, titles: gridTitles, rules: [], fourEyes: false }) as unknown as Resource,
    [of],
  );
  const form = useRecordForm({ resource, initial: { supersede: true }, askUnique: () => Promise.resolve(true) });
  const list = addressOf(of.rates, 'list', { branchId: branch.secureId });
  const rows = useMemo(() => (Array.isArray(form.values['rates']) ? form.values['rates'] : []), [form.values]);
  const overrides = useMemo(() => proposedRate(rows), [rows]);
  const tenors = useMemo(() => tenorsOf(rows), [rows]);
  const [group] = (form.values['productGroupIds'] as readonly string[] | null) ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(async () => {
      const values = form.check();
      if (!values) return;
      const answer = await send({ body: { ...(values as unknown as RateGrid), branchId: branch.secureId } });
      if ('error' in answer) {
        const faults = fieldErrorsOf(answer.error as never, new Set(Object.keys(of.grid.fields)));
        if (faults.length > 0) form.refuse(faults);
        else notify.error(errorText(answer.error));
        return;
      }
      const { waiting, stored } = answer.data;
      notify.success(waiting > 0 ? t('waiting', { count: waiting }) : t('stored', { count: stored }));
      void navigate(list, { replace: true });
    });
  };
  const names = Object.keys(of.grid.fields);
  return (
    <Page title={read(ofBranchTitle(title, branch))}>
      <form id={id} className="form" noValidate onSubmit={submit}>
        <FormSections id={id} resource={resource} sections={[{ fields: names }]} form={form} onBusy={onBusy} />
        <SimulationPanel
          line={of.line}
          branchId={branch.secureId}
          productGroupId={group ?? null}
          {...collateralOf(form.values)}
          tenors={tenors}
          overrides={overrides}
        />
        <div className="form-actions">
          <Button onClick={() => navigate(list)}>{t('cancel')}</Button>
          <ActionButton variant="primary" type="submit" busy={sending} disabled={isBusy}>
            {t('save')}
          </ActionButton>
        </div>
      </form>
    </Page>
  );
}
