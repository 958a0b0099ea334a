import { addressOf, type RecordOf, type Resource } from '@console/contracts/core/resource';
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
import { useForm } from './use-form.ts';
import { later } from '../later/index.ts';

const ConflictDialog = later(async () => ({ default: (await import('../conflict/index.ts')).ConflictDialog }));

export interface ResourceFormProps<R extends Resource> {
  readonly resource: R;
  /** Order and grouping of the fields; default: one section with all fields of the contract. */
  readonly sections?: readonly FormSection[];
  /** The record to update; absent to create one. */
  readonly record?: RecordOf<R>;
  /** Start values of a new record. */
  readonly initial?: FormValues;
  /** Called before sending, e.g. to confirm how many rows a change affects; `false` returns to the form. */
  readonly beforeSave?: (values: FormValues, base: FormValues | undefined) => boolean | Promise<boolean>;
  /** Address of the record's detail page, when not `/{module}/{secureId}`. */
  readonly paths?: { readonly detail?: { path(record: { readonly secureId: string }): string }['path'] };
  /** Replaces opening the record's detail page. */
  readonly onSaved?: (record: RecordOf<R>) => void;
  /** Replaces going back. */
  readonly onCancel?: () => void;
  /** Shown below the fields, e.g. a preview of the typed values. */
  readonly children?: (values: FormValues) => ReactNode;
}

/**
 * The form that creates or updates a record, built from its contract (docs/model/platform.md#updates,
 * docs/model/platform.md#screens). Keeps a draft in this tab, merges changes of other people and shows conflicts.
 * @example
 * <ResourceForm resource={cardTypes} record={record} sections={[{ fields: ['code', 'name'] }]} />
 */
export function ResourceForm<R extends Resource>({
  resource,
  sections: givenSections,
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
  const sections = useMemo(() => sectionsOf(resource.fields, givenSections), [resource, givenSections]);
  const fields = useMemo(() => sections.flatMap((section) => section.fields.map(formField)), [sections]);
  const secrets = useMemo(() => new Set(fields.filter((field) => field.secret).map((field) => field.name)), [fields]);
  const historyKey = useLocation().key;
  const detailOf = (secureId: unknown) =>
    paths?.detail?.({ secureId: String(secureId) }) ??
    addressOf(resource, 'detail', { ...initial, ...record, secureId: String(secureId) });
  const list = addressOf(resource, 'list', { ...initial, ...record });
  // The detail replaces the form in the history, so that Back returns to where the form was opened.
  const saved = (result: FormValues) =>
    onSaved ? onSaved(result as RecordOf<R>) : void navigate(detailOf(result.secureId), { replace: true });
  const openPending = ({ recordId, secureId }: ChangeRequest) =>
    void navigate(recordId ? detailOf(recordId) : `${list}?tab=changes&change=${secureId}`, {
      replace: true,
    });
  // A form opened by its address has no previous page.
  const leave = () =>
    void (historyKey === 'default' ? navigate(record ? detailOf(record.secureId) : list) : navigate(-1));
  const { form, formResource, byAdmin, draft, sending, online, ready, onBusy, submit, conflict, base } = useForm({
    resource,
    record,
    initial,
    secrets,
    beforeSave,
    onSaved: saved,
    onWaiting: openPending,
  });
  const shown =
    formResource === resource
      ? sections
      : [...sections, reasonSection(resource, base, 'reason' in form.errors, byAdmin)];

  const { refusals, errors } = form;
  useEffect(() => {
    if (refusals === 0) return;
    const first = [...fields, { name: 'reason' }].find(({ name }) => errors[name]);
    const element = first && document.getElementById(`${id}-${first.name}`);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: 'center' });
    // Only a refusal moves the focus, not an error that appears while typing.
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
      <FormSections id={id} resource={formResource} sections={shown} form={form} onBusy={onBusy} />
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
