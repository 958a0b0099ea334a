import { resourceApi } from '@console/api';
import { addressOf, type RecordFrame, type Resource } from '@console/contracts/core/resource';
import { useNavigate } from 'react-router';
import { activationAsked, confirm, usesAsked, type ConfirmAnswer, type ConfirmOptions } from '../dialogs/index.ts';
import { useFourEyes } from '../four-eyes/index.ts';
import { notify, withField } from '../feedback/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { recordLabel } from '../record/index.ts';
import { messages } from './messages.ts';

type Item = Pick<RecordFrame, 'secureId' | 'version'>;
type Answer = { readonly data: unknown } | { readonly error: unknown };

/** Asks for confirmation, sends, and shows a failure in the dialog. */
function useConfirmedAction(resource: Resource, record: Item) {
  const label = recordLabel(resource, record as never);
  const text = useText();
  return (
    options: Omit<ConfirmOptions, 'subject'>,
    send: (answer: ConfirmAnswer) => Promise<Answer>,
    done: (data: unknown) => void,
  ) =>
    confirm({ ...options, subject: label, about: [record.secureId] }, async (answer) => {
      const outcome = await send(answer);
      if ('data' in outcome) return done(outcome.data);
      // Thrown into the dialog, which stays open and shows it.
      throw withField(resource, outcome.error, text);
    });
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
  const items = [{ secureId: record.secureId, version: record.version }];
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
        ({ reason }) => activate({ items, ...(reason ? { reason } : {}) }),
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
        ({ reason }) => deactivate({ items, reason }),
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
  const { secureId, version } = record;
  return () =>
    ask(
      {
        title: own('delete', { title }),
        action: t('delete'),
        danger: true,
        reason: 'required',
        ...fourEyes.question('delete', [record]),
      },
      ({ reason }) => remove({ secureId, version, reason: reason! }),
      (data) => {
        if (fourEyes.tell(data) > 0) return;
        notify.success(own('deleted'));
        void navigate(list);
      },
    );
}
