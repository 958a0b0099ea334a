import { createStore, invalidate, sendCall } from '@console/api';
import type { Call } from '@console/contracts/core/call';
import type { Field } from '@console/contracts/core/fields';
import { actCallsOf, type Act, type RecordFrame, type Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { activationAsked, confirm, usesAsked, type ConfirmOptions } from '../dialogs/index.ts';
import { notify, withField } from '../feedback/index.ts';
import { DateField } from '../form/inputs/DateField.tsx';
import { todayInJakarta } from '../formats/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { recordLabel } from '../record/label.ts';
import { messages } from './messages.ts';

type Acted = Pick<RecordFrame, 'secureId' | 'version'>;

/** How the question asks for the reason of an act; one that may be missing says by its title when it is needed. */
const reasonOf = (
  { required }: Field,
  title: Text | undefined,
  text: (words: Text) => string,
): Pick<ConfirmOptions, 'reason' | 'reasonTitle'> => {
  if (required) return { reason: 'required' };
  return { reason: 'optional', ...(title ? { reasonTitle: text(title) } : {}) };
};

/** Does an act of a resource to one record, after it was confirmed; of its fields a day and a reason are asked for. */
export function useAct(resource: Resource) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const calls = actCallsOf(resource) as Readonly<Record<string, Call>>;
  return (name: string, act: Act, record: Acted) => {
    const titled = { ...resource, titles: { ...resource.titles, ...act.titles } };
    const dated = Object.keys(act.fields).find((each) => act.fields[each]!.kind === 'date');
    const { reason: reasonField } = act.fields;
    confirm(
      {
        title: t('title', { act: text(act.title), title: text(resource.title) }),
        subject: recordLabel(resource, record as never),
        about: [record.secureId],
        text: text(act.effect),
        action: text(act.title),
        danger: act.danger === true,
        ...(name === 'activate' ? activationAsked(resource, record) : {}),
        ...(name === 'deactivate' ? usesAsked(resource, record) : {}),
        ...(dated ? { day: { title: text(act.titles[dated]!), initial: todayInJakarta(), input: DateField } } : {}),
        ...(reasonField ? reasonOf(reasonField, act.titles['reason'], text) : {}),
      },
      async ({ reason, day }) => {
        const { secureId, version } = record;
        const typed = { ...(dated && day ? { [dated]: day } : {}), ...(reason ? { reason } : {}) };
        const answer = await sendCall(calls[name]!, { body: { secureId, version, ...typed } });
        // A conflict means that what is shown is stale.
        if ('data' in answer || answer.error.status === 409) createStore().dispatch(invalidate(resource.module));
        if ('error' in answer) throw withField(titled, answer.error, text);
        notify.success(words('saved'));
      },
    );
  };
}
