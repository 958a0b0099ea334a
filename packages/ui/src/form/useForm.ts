import { isApiError, isPassingError, resourceApi, type ApiError } from '@console/api';
import { useOnline, useSession } from '@console/auth';
import type { Parameters } from '@console/contracts/core/errors';
import type { ChangeRequest } from '@console/contracts/core/changes';
import { withMovedEnds } from '@console/contracts/core/ranges';
import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { clash, mergeOf } from '../conflict/compare.ts';
import { useByAdmin, useFourEyes, waitingIn, withReason } from '../four-eyes/index.ts';
import { notify, useErrorText } from '../feedback/index.ts';
import { useUnsavedGuard } from '../guard/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { normalised } from './check.ts';
import { messages } from './messages.ts';
import type { FormValues } from './declaration.ts';
import { fieldErrorsOf } from './refusal.ts';
import { useDraft } from './useDraft.ts';
import { useRecordForm } from './useRecordForm.ts';
import { useSave } from './useSave.ts';

export interface FormOptions {
  readonly resource: Resource;
  readonly record: FormValues | undefined;
  readonly initial: FormValues | undefined;
  readonly secrets: ReadonlySet<string>;
  /** Asks the person once more before sending; `false` goes back to the form. */
  readonly beforeSave: ((values: FormValues, base: FormValues | undefined) => boolean | Promise<boolean>) | undefined;
  readonly onSaved: (record: FormValues) => void;
  /** The services keep the change until a second person decides. */
  readonly onWaiting: (change: ChangeRequest) => void;
}

/** Failures that the session itself answers on the screen. */
const silent = new Set([
  'NO_SESSION',
  'CANCELLED',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'TOKEN_REVOKED',
  'USERNAME_MISMATCH',
]);

/** The record as it is now, carried by the refusal of an older version. */
const currentIn = (error: unknown): FormValues | undefined =>
  isApiError(error) && error.code === 'STALE_VERSION' && typeof error.result === 'object' && error.result !== null
    ? (error.result as FormValues)
    : undefined;

/** How often a save is sent anew when others keep changing the record beside the form. */
const tries = 3;

/** A record's form with all that surrounds it: uniqueness, drafts, the guard, saving once, refusals and conflicts. */
export function useForm({ resource, record, initial, secrets, beforeSave, onSaved, onWaiting }: FormOptions) {
  const api = resourceApi(resource);
  const t = useMessages(common);
  const own = useMessages(messages);
  const text = useText();
  const failureText = useErrorText();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const onBusy = useCallback(
    (name: string, on: boolean) =>
      setBusy((names) => [...names.filter((each) => each !== name), ...(on ? [name] : [])]),
    [],
  );
  const online = useOnline();
  const held = useSession().status !== 'suspended';
  const ready = online && held && busy.length === 0;
  /** What the services held when typing began; their answers while typing do not move it. */
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<FormValues>();
  const byAdmin = useByAdmin();
  const asked = useMemo(() => withReason(resource, base, byAdmin), [resource, base, byAdmin]);
  const fourEyes = useFourEyes(resource);
  const version = typeof base?.version === 'number' ? base.version : undefined;
  const secureId = typeof base?.secureId === 'string' ? base.secureId : undefined;

  const form = useRecordForm({
    resource: asked,
    record: base,
    initial,
    askUnique: async (field, value, signal) => {
      const answer = await api.checkUnique({ field, value, ...(secureId ? { secureId } : {}) }, signal);
      return !('data' in answer) || answer.data.valid;
    },
  });
  const dirty = form.changed.length > 0;
  const letPass = useUnsavedGuard(dirty);
  const draft = useDraft({
    form: `${resource.module}:${secureId ?? 'new'}`,
    fields: asked.fields,
    secrets,
    values: form.values,
    changed: form.changed,
    version,
  });
  const useSend = (base ? api.useUpdateMutation : api.useCreateMutation) as typeof api.useUpdateMutation;
  const [send] = useSend();
  const { save, sending } = useSave();

  const goOnFrom = (current: FormValues, values?: FormValues) => {
    setBase(current);
    form.replace(current, values);
    setTheirs(undefined);
  };
  const rebase = (current: FormValues) => {
    setBase(current);
    form.rebase(current);
  };
  /** What the services answer only in part cannot be compared, nor merged. */
  const comparable = () =>
    !form.changed.some((name) => secrets.has(name) || asked.fields[name]?.personal !== undefined);
  /** Whether what is typed can stand on this state of the record unasked. */
  const fits = (current: FormValues) =>
    base !== undefined && !clash(asked.fields, base, form.values, current) && comparable();
  if (!sending && !theirs && record && record !== base && record.version !== version) {
    // Someone else has saved, and nothing is typed here yet: begin with what is there now.
    if (!dirty) goOnFrom(record);
    else if (Number(record.version) > Number(version) && fits(record)) rebase(record);
  }

  const refuse = (error: ApiError) => {
    const current = currentIn(error);
    if (current) return setTheirs(current);
    const beside = fieldErrorsOf(
      { ...error, parameters: error.parameters as Parameters | undefined },
      new Set(Object.keys(asked.fields)),
    );
    if (beside.length > 0) form.refuse(beside);
    else if (!silent.has(error.code))
      notify.error(
        failureText(error),
        // The same content carries the same key: what had arrived after all is not saved twice.
        isPassingError(error) ? { action: { text: own('again'), run: () => void again.current() } } : {},
      );
  };
  const again = useRef<() => unknown>(() => undefined);
  const submit = () =>
    save(async () => {
      const values = ready ? form.check() : undefined;
      if (!values || (beforeSave && !(await beforeSave(values, base)))) return;
      // Fields that others have changed meanwhile, beside those typed here, and whoever did so last.
      let merged: { readonly taken: readonly string[]; readonly by: unknown } | undefined;
      const sendOn = async (
        content: Record<string, unknown>,
        on: unknown,
        left: number,
      ): Promise<{ data?: FormValues; error?: unknown }> => {
        const answer = (await send((base ? { ...content, secureId, version: on } : content) as never)) as {
          data?: FormValues;
          error?: unknown;
        };
        const current = currentIn(answer.error);
        if (!current || left === 0 || !base || !comparable()) return answer;
        const together = mergeOf(asked.fields, base, form.values, current);
        if (!together) return answer;
        if (together.taken.length > 0) merged = { taken: together.taken, by: current.updatedBy };
        goOnFrom(current, together.values);
        const next = withMovedEnds(asked.ranges ?? [], normalised(asked.fields, together.values));
        return sendOn(next, current.version, left - 1);
      };
      const { data, error } = await sendOn(values, version, tries);
      if (merged)
        notify.info(
          own('merged', {
            user: typeof merged.by === 'string' ? merged.by : '-',
            fields: merged.taken.map((name) => text(titleOf(asked, name))).join(', '),
          }),
        );
      if (error !== undefined) return isApiError(error) ? refuse(error) : notify.error(failureText(error));
      draft.discard();
      letPass();
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

  useEffect(() => {
    again.current = submit;
  });

  return {
    form,
    asked,
    byAdmin,
    draft,
    sending,
    online,
    ready,
    onBusy,
    submit,
    base,
    conflict: base &&
      theirs && {
        base,
        mine: form.values,
        theirs,
        use: (values: FormValues) =>
          goOnFrom(theirs, asked === resource ? values : { reason: form.values.reason, ...values }),
        reload: () => {
          draft.discard();
          goOnFrom(theirs);
        },
        cancel: () => setTheirs(undefined),
      },
  };
}
