import type { Outcome } from '@console/api';
import { stepFields, type Resource, type Step } from '@console/contracts/core/resource';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** Asks for what a step of a row needs, and makes it. */
export default function StepDialog({
  resource,
  name,
  title,
  secureId,
  send,
  onClose,
}: {
  readonly resource: Resource;
  readonly name: string;
  readonly title: string;
  readonly secureId: string;
  readonly send: (values: Readonly<Record<string, unknown>>) => Promise<Outcome<unknown>>;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const step = resource.steps[name] as Step;
  return (
    <FieldsDialog
      resource={resource}
      name={`${name}:${secureId}`}
      fields={stepFields(step)}
      {...(step.titles ? { titles: step.titles } : {})}
      title={title}
      action={title}
      send={send}
      onDone={() => {
        onClose();
        notify.success(t('saved'));
      }}
      onClose={onClose}
    />
  );
}
