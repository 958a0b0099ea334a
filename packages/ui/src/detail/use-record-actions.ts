import { isApiError, resourceApi } from '@console/api';
import { addressOf, type RecordFrame, type Resource } from '@console/contracts/core/resource';
import { useNavigate } from 'react-router';
import { activationAsked, confirm, usesAsked, type ConfirmAnswer, type ConfirmOptions } from '../dialogs/index.ts';
import { useFourEyes } from '../four-eyes/index.ts';
import { notify, withField } from '../feedback/index.ts';
import { currentRecordOf } from '../form/refusal.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { recordLabel } from '../record/index.ts';
import { messages } from './messages.ts';

type Item = Pick<RecordFrame, 'secureId' | 'version'>;
type Answer = { readonly data: unknown } | { readonly error: unknown };

/** The version of a record that somebody else has changed, as the services answered or as it is read again. */
async function currentVersion(resource: Resource, { secureId, version }: Item, error: unknown): Promise<number> {
  if (!isApiError(error) || error.code !== 'STALE_VERSION') return version;
  const answered = currentRecordOf(error)?.['version'];
  if (typeof answered === 'number') return answered;
  const read = (await resourceApi(resource).read(secureId)) as { readonly data?: Item } | undefined;
  return read?.data?.version ?? version;
}

/**
 * Asks for confirmation, sends, and shows a failure in the dialog. Once the dialog has said that somebody else has
 * changed the record, the next press is about the record as it is then, and the typed reason stays.
 */
function useConfirmedAction(resource: Resource, record: Item) {
  const label = recordLabel(resource, record as never);
  const text = useText();
  return (
    options: Omit<ConfirmOptions, 'subject'>,
    send: (answer: ConfirmAnswer, item: Item) => Promise<Answer>,
    done: (data: unknown) => void,
  ) => {
    let item: Item = { secureId: record.secureId, version: record.version };
    return confirm({ ...options, subject: label, about: [record.secureId] }, async (answer) => {
      const outcome = await send(answer, item);
      if ('data' in outcome) return done(outcome.data);
      item = { ...item, version: await currentVersion(resource, item, outcome.error) };
      // Thrown into the dialog, which stays open and shows it.
      throw withField(resource, outcome.error, text);
    });
  };
}

/** Activates or deactivates a record after a confirmation. Only for contracts that have both operations. */
export function useStatusAction(resource: Resource, record: Item) {
  const api = resourceApi(resource);
  const [activate] = api.useActivateMutation();
  const [deactivate] = api.useDeactivateMutation();
  const ask = useConfirmedAction(resource, record);
  const t = useMessages(common);
  const own = useMessages(messages);
  const title = useText()(resource.title);
  const fourEyes = useFourEyes(resource);
  const done = (data: unknown) => {
    if (fourEyes.tell(data) === 0) notify.success(t('saved'));
  };
  return {
    activate: () =>
      ask(
        {
          title: own('activate', { title }),
          action: t('activate'),
          ...activationAsked(resource, record),
          ...fourEyes.question('activate', [record]),
        },
        ({ reason }, item) => activate({ items: [item], ...(reason ? { reason } : {}) }),
        done,
      ),
    deactivate: () =>
      ask(
        {
          title: own('deactivate', { title }),
          action: t('deactivate'),
          danger: true,
          reason: 'required',
          ...usesAsked(resource, record),
          ...fourEyes.question('deactivate', [record]),
        },
        ({ reason }, item) => deactivate({ items: [item], reason }),
        done,
      ),
  };
}

/** Deletes a record after a confirmation, then opens the list (default `/{module}`). */
export function useDeleteAction(resource: Resource, record: Item, list = addressOf(resource, 'list', record)) {
  const [remove] = resourceApi(resource).useDeleteMutation();
  const ask = useConfirmedAction(resource, record);
  const t = useMessages(common);
  const own = useMessages(messages);
  const title = useText()(resource.title);
  const navigate = useNavigate();
  const fourEyes = useFourEyes(resource);
  return () =>
    ask(
      {
        title: own('delete', { title }),
        action: t('delete'),
        danger: true,
        reason: 'required',
        ...fourEyes.question('delete', [record]),
      },
      ({ reason }, item) => remove({ ...item, reason: reason! }),
      (data) => {
        if (fourEyes.tell(data) > 0) return;
        notify.success(own('deleted'));
        void navigate(list);
      },
    );
}
