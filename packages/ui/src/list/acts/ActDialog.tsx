// Long: the dialog from what is typed to the start of the run.
import type { ApiError } from '@console/api';
import type { ActPreview, ReferencedBy, Resource } from '@console/contracts/core/resource';
import { useId, useMemo, type FormEvent } from 'react';
import { Button } from '../../core/index.ts';
import { confirm, Dialog } from '../../dialogs/index.ts';
import { notify } from '../../feedback/index.ts';
import { sectionsOf } from '../../form/declaration.ts';
import { DraftOffer } from '../../form/DraftOffer.tsx';
import { FormSections } from '../../form/FormSections.tsx';
import { fieldErrorsOf } from '../../form/refusal.ts';
import { SaveFailure } from '../../form/SaveFailure.tsx';
import { useBusyFields } from '../../form/use-busy-fields.ts';
import { useDraft } from '../../form/use-draft.ts';
import { useFailure } from '../../form/use-failure.ts';
import { useRecordForm } from '../../form/use-record-form.ts';
import { formatNumber } from '../../formats/index.ts';
import { common, useMessages, useText } from '../../messages/index.ts';
import { Uses } from '../../uses/Uses.tsx';
import { ActionButton } from '../../why/index.ts';
import type { Row } from '../declaration.ts';
import { messages as listMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { sharedChoices } from './shared.ts';
import { targetNameOf, useAct, type ChosenAct } from './use-act.ts';

const noSecrets: ReadonlySet<string> = new Set();

/** The name of a ticked row as the list shows it; the services mask personal numbers. */
type LabelOf = (secureId: string) => string | undefined;

/** Names that are shown of the records that do not refuse. */
const mostNamed = 20;

/** Which records refuse, and why. */
function Refusals({
  preview,
  labelOf,
  onOpen,
}: {
  readonly preview: ActPreview;
  readonly labelOf: LabelOf;
  readonly onOpen: () => void;
}) {
  const t = useMessages(messages);
  const list = useMessages(listMessages);
  const { refused, total, examined, allowed, permitted = [] } = preview;
  const nameOf = (secureId: string, label: string) => labelOf(secureId) ?? (label || '-');
  const counts = { allowed: formatNumber(allowed), total: formatNumber(total), examined: formatNumber(examined) };
  return (
    <>
      <output className="act-checked">{t(examined < total ? 'checkedFirst' : 'checked', counts)}</output>
      {refused.length > 0 && permitted.length > 0 && (
        <p className="act-permitted">
          {t('permitted', {
            names: permitted
              .slice(0, mostNamed)
              .map(({ secureId, label }) => nameOf(secureId, label))
              .join(', '),
          })}
          {permitted.length > mostNamed && ' …'}
        </p>
      )}
      {refused.length > 0 && (
        <>
          <p className="list-hint">{t('refused', { count: formatNumber(refused.length) })}</p>
          <div className="list-report">
            <table>
              <thead>
                <tr>
                  <th scope="col">{list('record')}</th>
                  <th scope="col">{list('cause')}</th>
                </tr>
              </thead>
              <tbody>
                {refused.map(({ secureId, label, message, referencedBy = [] }) => (
                  <tr key={secureId}>
                    <td>{nameOf(secureId, label)}</td>
                    <td>
                      {message}
                      <Uses of={referencedBy as readonly ReferencedBy[]} onOpen={onOpen} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </>
  );
}

/**
 * Does an act to many records: what is typed for it, a check that names those that refuse, and the start of the run.
 */
export default function ActDialog({
  resource,
  chosen,
  label,
  onStarted,
  onClose,
}: {
  readonly resource: Resource;
  readonly chosen: ChosenAct;
  /** Names a row as the list does. */
  readonly label: (row: Row) => string;
  readonly onStarted: (runId: string) => void;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const id = useId();
  const act = resource.acts[chosen.name]!;
  const { isBusy, onBusy } = useBusyFields();
  const typed = useMemo(
    () => ({
      ...resource,
      fields: sharedChoices(act.fields, chosen),
      rules: [],
      ranges: [],
      titles: { ...resource.titles, ...act.titles },
    }),
    [resource, act, chosen],
  ) as Resource;
  const form = useRecordForm({ resource: typed, askUnique: () => Promise.resolve(true) });
  const draft = useDraft({
    form: `${resource.module}:${chosen.name}-many:${targetNameOf(chosen)}`,
    fields: act.fields,
    secrets: noSecrets,
    values: form.values,
    changed: form.changed,
    version: undefined,
    restore: form.restore,
  });
  const close = () => {
    draft.leave();
    onClose();
  };
  const run = useAct(resource, chosen, form);
  // A text that is no choice stands in a field: it is not what was checked.
  const preview = isBusy ? undefined : run.preview;
  const verb = text(act.title);
  const failing = useFailure();
  const labelOf: LabelOf = (secureId) => {
    const row = chosen.selection.kind === 'rows' ? chosen.selection.rows.get(secureId) : undefined;
    return row && label(row);
  };

  const show = (error: ApiError) => {
    const errors = error.errors.map((each) => ({ ...each, field: each.field.replace(/^values\./, '') }));
    const faults = fieldErrorsOf({ ...error, errors } as never, new Set(Object.keys(act.fields)));
    if (faults.length > 0) return form.refuse(faults);
    const changed = error.code === 'COUNT_CHANGED' ? (error.result as { readonly count: number }).count : undefined;
    return failing.show(
      changed === undefined ? error : { ...error, message: t('countChanged', { count: formatNumber(changed) }) },
    );
  };
  const check = async () => {
    failing.forget();
    const values = form.check();
    if (!values) return;
    const error = await run.check(values);
    if (error) show(error);
  };
  const start = async () => {
    failing.forget();
    const values = form.check();
    if (!values) return;
    const answer = await run.start(values);
    if (typeof answer !== 'string') return show(answer);
    draft.discard();
    notify.success(t('started'));
    onStarted(answer);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void check();
  };
  // A whole filter is confirmed by typing its count.
  const askStart = () =>
    chosen.selection.kind === 'all'
      ? confirm(
          { title: t('confirmTitle', { act: verb }), action: verb, danger: act.danger === true, count: run.count },
          start,
        )
      : start();
  const startLabel =
    preview && preview.examined === preview.total
      ? t('run', { act: verb, count: formatNumber(preview.allowed) })
      : t('runAll', { act: verb });
  return (
    <Dialog
      title={t('title', { act: verb, count: formatNumber(run.count) })}
      width={640}
      onClose={close}
      holds={form.changed.length > 0}
      footer={
        <>
          <Button onClick={close}>{words('cancel')}</Button>
          {preview ? (
            <ActionButton
              variant={act.danger ? 'danger' : 'primary'}
              busy={run.busy}
              disabled={preview.allowed === 0}
              onClick={askStart}
            >
              {startLabel}
            </ActionButton>
          ) : (
            <ActionButton variant="primary" type="submit" form={id} busy={run.busy} disabled={isBusy}>
              {t('check')}
            </ActionButton>
          )}
        </>
      }
    >
      <form id={id} className="form" noValidate onSubmit={onSubmit}>
        <p>{text(act.effect)}</p>
        {draft.offered && (
          <DraftOffer
            draft={draft.offered}
            version={undefined}
            onDiscard={draft.discard}
            onRestore={draft.restoreOffered}
          />
        )}
        <FormSections
          id={id}
          resource={typed}
          sections={sectionsOf(typed.fields, undefined)}
          form={form}
          onBusy={onBusy}
        />
        {preview && <Refusals preview={preview} labelOf={labelOf} onOpen={close} />}
        <SaveFailure of={failing.failure} onRetry={preview ? start : check} busy={run.busy} />
      </form>
    </Dialog>
  );
}
