import type { RecordOf, Resource } from '@console/contracts/core/resource';
import type { ChangeRequest } from '@console/contracts/core/changes';
import { useEffect, useId, useMemo, type FormEvent, type ReactNode } from 'react';
import { countFaults } from './state.ts';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../core/index.ts';
import { reasonSection } from '../four-eyes/index.ts';
import { common, useMessages } from '../messages/index.ts';
import '../page/page.css';
import { useWhy } from '../why/index.ts';
import { formField, sectionsOf, type FormSection, type FormValues } from './declaration.ts';
import { DraftOffer } from './DraftOffer.tsx';
import './form.css';
import { FormSections } from './FormSections.tsx';
import { messages } from './messages.ts';
import { useForm } from './useForm.ts';
import { later } from '../later/index.ts';

const ConflictDialog = later(async () => ({ default: (await import('../conflict/index.ts')).ConflictDialog }));

export interface ResourceFormProps<R extends Resource> {
  readonly resource: R;
  /** Order and grouping of the fields; all fields of the contract in one section unless given. */
  readonly sections?: readonly FormSection[];
  /** The record to change; absent to create one. */
  readonly record?: RecordOf<R>;
  /** Values that a new record begins with. */
  readonly initial?: FormValues;
  /** Asks the person once more before sending, e.g. how many rows follow a change; `false` goes back to the form. */
  readonly beforeSave?: (values: FormValues, base: FormValues | undefined) => boolean | Promise<boolean>;
  /** Where the record's detail is, when not at `/{module}/{secureId}`. */
  readonly paths?: { readonly detail?: { path(record: { readonly secureId: string }): string }['path'] };
  /** Instead of going to the record's detail. */
  readonly onSaved?: (record: RecordOf<R>) => void;
  /** Instead of going back. */
  readonly onCancel?: () => void;
  /** Below the fields, e.g. a preview of what is typed. */
  readonly children?: (values: FormValues) => ReactNode;
}

/**
 * The form of a module's record, from its contract (docs/model/platform.md#updates, docs/model/platform.md#screens).
 */
export function ResourceForm<R extends Resource>({
  resource,
  sections: given,
  record,
  initial,
  paths,
  beforeSave,
  onSaved,
  onCancel,
  children,
}: ResourceFormProps<R>) {
  const id = useId();
  const t = useMessages(common);
  const own = useMessages(messages);
  const { reading } = useWhy(resource);
  const navigate = useNavigate();
  const sections = useMemo(() => sectionsOf(resource.fields, given), [resource, given]);
  const fields = useMemo(() => sections.flatMap((section) => section.fields.map(formField)), [sections]);
  const secrets = useMemo(() => new Set(fields.filter((field) => field.secret).map((field) => field.name)), [fields]);
  const opened = useLocation().key;
  const detailOf = (secureId: unknown) =>
    paths?.detail?.({ secureId: String(secureId) }) ?? `/${resource.module}/${String(secureId)}`;
  // The detail takes the place of the form, so that Back leads to where the form was opened.
  const saved = (result: FormValues) =>
    onSaved ? onSaved(result as RecordOf<R>) : void navigate(detailOf(result.secureId), { replace: true });
  const waits = ({ recordId, secureId }: ChangeRequest) =>
    void navigate(recordId ? detailOf(recordId) : `/${resource.module}?tab=changes&change=${secureId}`, {
      replace: true,
    });
  // A form opened by its address has nothing to go back to.
  const leave = () =>
    void (opened === 'default' ? navigate(record ? detailOf(record.secureId) : `/${resource.module}`) : navigate(-1));
  const { form, asked, byAdmin, draft, sending, online, ready, onBusy, submit, conflict, base } = useForm({
    resource,
    record,
    initial,
    secrets,
    beforeSave,
    onSaved: saved,
    onWaiting: waits,
  });
  const shown =
    asked === resource ? sections : [...sections, reasonSection(resource, base, 'reason' in form.errors, byAdmin)];

  const { refusals, errors } = form;
  useEffect(() => {
    if (refusals === 0) return;
    const first = [...fields, { name: 'reason' }].find(({ name }) => errors[name]);
    const element = first && document.getElementById(`${id}-${first.name}`);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: 'center' });
    // Only a refusal moves the focus, not each error that comes and goes while typing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void submit();
  };
  const faults = countFaults(errors);
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {draft.offered && (
        <DraftOffer
          draft={draft.offered}
          version={base?.version as number | undefined}
          onDiscard={draft.discard}
          onRestore={() => {
            form.restore(draft.offered!.values);
            draft.settle();
          }}
        />
      )}
      <FormSections id={id} resource={asked} sections={shown} form={form} onBusy={onBusy} />
      {children?.(form.values)}
      <div className="form-actions">
        {faults > 0 && <output className="form-faults">{own('faults', { count: faults })}</output>}
        <Button onClick={onCancel ?? leave}>{t('cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          why={reading}
          busy={sending}
          disabled={!ready}
          title={online ? undefined : own('offline')}
        >
          {t('save')}
        </Button>
      </div>
      {conflict && (
        <ConflictDialog
          resource={resource}
          base={conflict.base}
          mine={conflict.mine}
          theirs={conflict.theirs}
          onUse={conflict.use}
          onReload={conflict.reload}
          onCancel={conflict.cancel}
        />
      )}
    </form>
  );
}
