import { addressOf, type RecordOf, type Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import type { ChangeRequest } from '@console/contracts/core/changes';
import { useId, useMemo, useRef, type FormEvent, type ReactNode } from 'react';
import { countFaults } from './state.ts';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../core/index.ts';
import { changesAddress, reasonSection } from '../four-eyes/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import '../page/page.css';
import { useWhy } from '../why/index.ts';
import { formField, sectionsOf, type FormSectionsOf, type FormValues } from './declaration.ts';
import './form.css';
import { FormActions } from './FormActions.tsx';
import { FormBody } from './FormBody.tsx';
import { FormSections } from './FormSections.tsx';
import { messages } from './messages.ts';
import { useFirstFault } from './use-first-fault.ts';
import { useForm } from './use-form.ts';
import { later } from '../later/index.ts';

const ConflictDialog = later(async () => ({ default: (await import('../conflict/index.ts')).ConflictDialog }));

export interface ResourceFormProps<R extends Resource> {
  readonly resource: R;
  /** Order and grouping of the fields; default: one section with all fields of the contract. */
  readonly sections?: FormSectionsOf<R>;
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
  /** A second button: saves, and continues with what was saved. `save` names the first one then. */
  readonly further?: {
    readonly save: Text;
    readonly title: Text;
    readonly run: { run(record: RecordOf<R>): Promise<void> }['run'];
  };
  /** Replaces going back. */
  readonly onCancel?: () => void;
  /** Shown beside the fields, e.g. a preview of the typed values. The record is left out of a new one. */
  readonly children?: { children(values: FormValues, record?: RecordOf<R>): ReactNode }['children'];
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
  further,
  children,
}: ResourceFormProps<R>) {
  const id = useId();
  const t = useMessages(common);
  const own = useMessages(messages);
  const text = useText();
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
  const continues = useRef(false);
  // The detail replaces the form in the history, so that Back returns to where the form was opened.
  const saved = (result: FormValues) =>
    continues.current && further
      ? void further.run(result as RecordOf<R>)
      : onSaved
        ? onSaved(result as RecordOf<R>)
        : void navigate(detailOf(result.secureId), { replace: true });
  const openPending = ({ recordId, secureId }: ChangeRequest) =>
    void navigate(recordId ? detailOf(recordId) : changesAddress(list, secureId), {
      replace: true,
    });
  // A form opened by its address has no previous page.
  const leave = () =>
    void (historyKey === 'default' ? navigate(record ? detailOf(record.secureId) : list) : navigate(-1));
  const { form, formResource, byAdmin, action, typing, sending, submit, failure, conflict, base } = useForm({
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

  useFirstFault(id, form, sections);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    continues.current = (event.nativeEvent as SubmitEvent).submitter?.hasAttribute('data-further') === true;
    void submit();
  };
  const faults = countFaults(form.errors);
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {typing.offer}
      <FormBody beside={children?.(form.values, record)}>
        <FormSections id={id} resource={formResource} sections={shown} form={form} onBusy={typing.onBusy} />
      </FormBody>
      <FormActions faults={faults} failure={failure} onRetry={submit} sending={sending}>
        <Button onClick={onCancel ?? leave}>{t('cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          why={reading}
          busy={sending}
          disabled={!typing.ready}
          title={typing.online ? undefined : own('offline')}
        >
          {further ? text(further.save) : action}
        </Button>
        {further && (
          <Button type="submit" why={reading} busy={sending} disabled={!typing.ready} data-further="">
            {text(further.title)}
          </Button>
        )}
      </FormActions>
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
