import { isApiError } from '@console/api';
import { branchCopies, type CopyPreview, type CopyScope } from '@console/contracts/branches-stores/branch/copies';
import { date, reference, type Fields } from '@console/contracts/core/fields';
import { branch } from '@console/contracts/core/referables/organisation';
import { addressOf, type Resource } from '@console/contracts/core/resource';
import { periodTitles } from '@console/contracts/core/titles';
import { text } from '@console/contracts/core/text';
import { Button, Spin, usePreviewOf } from '@console/ui/core';
import { FactList } from '@console/ui/detail';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { FormSections, fieldErrorsOf, useAgain, useBusyFields, useFormPreview, useTypedForm } from '@console/ui/form';
import { addDays, formatNumber, useToday } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PartFailed } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OfLine } from '../of-line.ts';
import { copyEndpoints } from './calls.ts';
import { CopyTable } from './CopyTable.tsx';
import { messages } from './messages.ts';

const fieldsOf = ({ line }: OfLine): Fields => ({
  sourceId: reference(branch, { lovParameters: { line } }),
  effectiveFrom: date(),
});
const titles = { ...periodTitles, sourceId: text('Cabang asal', 'Source branch') };

interface CopyFormProps {
  readonly of: OfLine;
  readonly branchId: string;
}

/** From which branch and from which day, then the preview of every row, then the reason. */
export function CopyForm({ of, branchId }: CopyFormProps) {
  const id = useId();
  const t = useMessages(messages);
  const fields = useMemo(() => fieldsOf(of), [of]);
  const resource = useMemo(
    () => ({ ...branchCopies[of.line], fields, titles, rules: [], ranges: [] }) as unknown as Resource,
    [of, fields],
  );
  const tomorrow = addDays(useToday(), 1);
  const { form, offer, done } = useTypedForm({
    resource,
    document: `${branchCopies[of.line].module}:${branchId}`,
    initial: { effectiveFrom: tomorrow, ...useAgain() },
  });
  const { preview: scope, hold } = useFormPreview<CopyScope>(resource, form);
  const { isBusy, onBusy } = useBusyFields();
  const show = () => {
    const values = form.check() as Pick<CopyScope, 'sourceId' | 'effectiveFrom'> | undefined;
    if (values) hold({ branchId, sourceId: values.sourceId, effectiveFrom: values.effectiveFrom });
  };
  const refuse = useCallback(
    (error: unknown): boolean => {
      const faults = fieldErrorsOf(error as never, new Set(['sourceId', 'effectiveFrom']));
      if (faults.length > 0) form.refuse(faults);
      return faults.length > 0;
    },
    // The form is a new object at each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  );
  return (
    <>
      <section className="panel" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{t('copyTitle')}</h2>
        <p>{t('explained')}</p>
        {offer}
        <FormSections
          id={id}
          resource={resource}
          sections={[{ fields: Object.keys(fields) }]}
          form={form}
          onBusy={onBusy}
        />
        <Button variant={scope ? 'plain' : 'primary'} disabled={isBusy} onClick={show}>
          {t('show')}
        </Button>
      </section>
      {scope && !isBusy && (
        <Preview
          key={JSON.stringify(scope)}
          of={of}
          resource={resource}
          scope={scope}
          onRefused={refuse}
          onProposed={done}
        />
      )}
    </>
  );
}

interface PreviewProps {
  readonly of: OfLine;
  /** The fields that the scope consists of. */
  readonly resource: Resource;
  readonly scope: CopyScope;
  /** Says a refusal beside its field. @returns whether it has one */
  readonly onRefused: (error: unknown) => boolean;
  readonly onProposed: () => void;
}

/** A page of the preview; `read` asks again. */
function usePreview({ of, scope, onRefused }: PreviewProps, page: number) {
  const [send, { error, isLoading }] = copyEndpoints(of).preview.useMutation();
  const { preview: shown, hold } = usePreviewOf<CopyPreview>({ ...scope, page });
  const read = useCallback(async () => {
    const answer = await send({ body: { ...scope, page } });
    if ('error' in answer) onRefused(answer.error);
    else hold(answer.data);
  }, [send, scope, page, onRefused, hold]);
  useEffect(() => void read(), [read]);
  return { shown, error, busy: isLoading, read };
}

function Preview(props: PreviewProps) {
  const { of, resource, scope } = props;
  const id = useId();
  const t = useMessages(messages);
  const go = useNavigate();
  const [page, setPage] = useState(1);
  const { shown, error, busy, read } = usePreview(props, page);
  const [propose] = copyEndpoints(of).propose.useMutation();
  const ask = (count: number) =>
    confirm(
      {
        title: t('propose'),
        text: t('proposeText'),
        facts: <FactList resource={resource} fields={Object.keys(resource.fields)} record={scope as never} />,
        action: t('propose'),
        reason: 'required',
      },
      async ({ reason }) => {
        const answer = await propose({ body: { ...scope, reason: reason ?? '', expectedCount: count } });
        if ('error' in answer) {
          if (isApiError(answer.error) && answer.error.code === 'COUNT_CHANGED') void read();
          throw answer.error;
        }
        props.onProposed();
        notify.success(t('proposed'));
        await go(addressOf(branchCopies[of.line], 'detail', { ...answer.data, branchId: scope.branchId }));
      },
    );
  return (
    <section className="panel" aria-labelledby={id} aria-busy={busy}>
      <h2 id={id}>
        {t('preview')} {busy && <Spin />}
      </h2>
      {error && !busy && <PartFailed error={error} onRetry={read} />}
      {shown && <Shown shown={shown} onPage={setPage} onPropose={() => ask(shown.written)} />}
    </section>
  );
}

interface ShownProps {
  readonly shown: CopyPreview;
  readonly onPage: (page: number) => void;
  readonly onPropose: () => void;
}

function Shown({ shown, onPage, onPropose }: ShownProps) {
  const t = useMessages(messages);
  const { total, written, same, refused } = shown;
  return (
    <>
      <output>
        {written === 0 && t('nothing')}{' '}
        {total > 0 &&
          t('counts', { written: formatNumber(written), same: formatNumber(same), refused: formatNumber(refused) })}
      </output>
      {total > 0 && <CopyTable label={t('preview')} shown={shown} onPage={onPage} />}
      {written > 0 && (
        <ActionButton variant="primary" onClick={onPropose}>
          {t('propose')}
        </ActionButton>
      )}
    </>
  );
}
