import { resourceApi, type Outcome } from '@console/api';
import type { ChangeRequest } from '@console/contracts/core/changes';
import { withMovedEnds } from '@console/contracts/core/ranges';
import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { useMemo, useState } from 'react';
import { hasConflict, mergeOf } from '../conflict/compare.ts';
import { awaitsApproval, useByAdmin, useFourEyes, waitingIn, withReason } from '../four-eyes/index.ts';
import { notify } from '../feedback/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { useAgain, useTypedAgain } from './again.ts';
import { normalised } from './check.ts';
import { messages } from './messages.ts';
import type { FormValues } from './declaration.ts';
import { newDocument } from './document-name.ts';
import { currentRecordOf } from './refusal.ts';
import { useRecordForm } from './use-record-form.ts';
import { useRefusals } from './use-refusals.ts';
import { useSave } from './use-save.ts';
import { useTyping } from './use-typing.tsx';

export interface FormOptions {
  readonly resource: Resource;
  readonly record: FormValues | undefined;
  readonly initial: FormValues | undefined;
  readonly secrets: ReadonlySet<string>;
  /** Sends a new record, where a call of its own stores it; the same for the life of the form. */
  readonly send?: ((values: FormValues) => Promise<Outcome<FormValues>>) | undefined;
  /** Called before sending; `false` returns to the form. */
  readonly beforeSave: ((values: FormValues, base: FormValues | undefined) => boolean | Promise<boolean>) | undefined;
  readonly onSaved: (record: FormValues) => void;
  /** Called when the services keep the change until a second person decides. */
  readonly onWaiting: (change: ChangeRequest) => void;
}

/** How often a save is sent again, merged, when others keep changing the record. */
const maximumRetries = 3;

/** State of a record's form: typed values, uniqueness, draft, unsaved guard, saving, refusals and conflicts. */
export function useForm(options: FormOptions) {
  const { resource, record, initial, secrets, send: sendOwn, beforeSave, onSaved, onWaiting } = options;
  const api = resourceApi(resource);
  const t = useMessages(common);
  const own = useMessages(messages);
  const text = useText();
  /** The record that typing started from; a refetch does not replace it while there are unsaved changes. */
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<FormValues>();
  const byAdmin = useByAdmin();
  const formResource = useMemo(() => withReason(resource, base, byAdmin), [resource, base, byAdmin]);
  const fourEyes = useFourEyes(resource);
  const version = typeof base?.version === 'number' ? base.version : undefined;
  const secureId = typeof base?.secureId === 'string' ? base.secureId : undefined;

  const form = useRecordForm({
    resource: formResource,
    record: base,
    initial,
    askUnique: async (field, value, signal) => {
      const answer = await api.checkUnique({ field, value, ...(secureId ? { secureId } : {}) }, signal);
      return !('data' in answer) || answer.data.valid;
    },
  });
  useTypedAgain(useAgain(), form.restore);
  const dirty = form.changed.length > 0;
  const typing = useTyping({
    form,
    document: secureId ? `${resource.module}:${secureId}` : newDocument(resource, initial),
    resource: formResource,
    secrets,
    version,
  });
  const { ready } = typing;
  const useSend = (
    sendOwn ? () => [sendOwn] : base ? api.useUpdateMutation : api.useCreateMutation
  ) as typeof api.useUpdateMutation;
  const [send] = useSend();
  const { save, sending } = useSave();

  const restartFrom = (current: FormValues, values?: FormValues) => {
    setBase(current);
    form.replace(current, values);
    setTheirs(undefined);
  };
  const rebase = (current: FormValues) => {
    setBase(current);
    form.rebase(current);
  };
  /** Secrets and masked personal data arrive incomplete, so they can be neither compared nor merged. */
  const comparable = () =>
    !form.changed.some((name) => secrets.has(name) || formResource.fields[name]?.personal !== undefined);
  /** Whether the typed values can continue on this version of the record without a question. */
  const canRebase = (current: FormValues) =>
    base !== undefined && !hasConflict(formResource.fields, base, form.values, current) && comparable();
  if (!sending && !theirs && record && record !== base && record.version !== version) {
    // Another person saved. Without typed changes the form starts from the new version.
    if (!dirty) restartFrom(record);
    else if (Number(record.version) > Number(version) && canRebase(record)) rebase(record);
  }

  const refusals = useRefusals(form, formResource.fields);
  const submit = () =>
    save(async () => {
      refusals.forget();
      const values = ready ? form.check() : undefined;
      if (!values || (beforeSave && !(await beforeSave(values, base)))) return;
      // Fields that another person changed, beside those typed here, and that person.
      let merged: { readonly taken: readonly string[]; readonly by: unknown } | undefined;
      const sendMerging = async (
        content: Record<string, unknown>,
        baseVersion: unknown,
        retriesLeft: number,
      ): Promise<{ data?: FormValues; error?: unknown }> => {
        const answer = (await send((base ? { ...content, secureId, version: baseVersion } : content) as never)) as {
          data?: FormValues;
          error?: unknown;
        };
        const current = currentRecordOf(answer.error);
        if (!current || retriesLeft === 0 || !base || !comparable()) return answer;
        const merge = mergeOf(formResource.fields, base, form.values, current);
        if (!merge) return answer;
        if (merge.taken.length > 0) merged = { taken: merge.taken, by: current.updatedBy };
        restartFrom(current, merge.values);
        const next = withMovedEnds(formResource.ranges ?? [], normalised(formResource.fields, merge.values));
        return sendMerging(next, current.version, retriesLeft - 1);
      };
      const { data, error } = await sendMerging(values, version, maximumRetries);
      if (merged)
        notify.info(
          own('merged', {
            user: typeof merged.by === 'string' ? merged.by : '-',
            fields: merged.taken.map((name) => text(titleOf(formResource, name))).join(', '),
          }),
        );
      const current = currentRecordOf(error);
      if (current) return setTheirs(current);
      if (error !== undefined) return refusals.show(error);
      typing.done();
      const change = waitingIn(data);
      if (change) {
        fourEyes.tell(data);
        return onWaiting(change);
      }
      if (base) setBase(data);
      form.replace(data!);
      notify.success(t('saved'));
      onSaved(data!);
    });

  return {
    form,
    formResource,
    byAdmin,
    action: t(awaitsApproval(resource, base, form.values, byAdmin) ? 'propose' : 'save'),
    typing,
    sending,
    submit,
    failure: refusals.failure,
    base,
    conflict: base &&
      theirs && {
        base,
        mine: form.values,
        theirs,
        use: (values: FormValues) =>
          restartFrom(theirs, formResource === resource ? values : { reason: form.values.reason, ...values }),
        reload: () => {
          typing.discard();
          restartFrom(theirs);
        },
        cancel: () => setTheirs(undefined),
      },
  };
}
