import { poStatuses, type PoLine, type PoStatus } from '@console/contracts/orders-logs/po-status';
import type { Fields } from '@console/contracts/core/fields';
import { stepFields, stepTitles } from '@console/contracts/core/resource';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import type { FormValues } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';

/** Steps with typed fields. */
export type TypedStep = 'hold' | 'cancel' | 'red-flag' | 'red-flag-clear';

interface StepDialogProps {
  readonly line: PoLine;
  readonly name: TypedStep;
  readonly title: string;
  readonly order: Pick<PoStatus, 'secureId' | 'version' | 'status'>;
  /** Values that are sent whether or not their fields are shown. */
  readonly initial?: FormValues;
  readonly hidden?: readonly string[];
  readonly onClose: () => void;
}

/** Asks for what a step needs, and makes it. */
export function StepDialog({ line, name, title, order, initial = {}, hidden = [], onClose }: StepDialogProps) {
  const t = useMessages(messages);
  const resource = poStatuses[line];
  const { secureId, version, status } = order;
  const step = resource.steps[name];
  const all: Fields = stepFields(step);
  const fields = Object.fromEntries(Object.entries(all).filter(([field]) => !hidden.includes(field)));
  const [send] = endpoints[line][name].useMutation();
  return (
    <FieldsDialog
      resource={resource}
      name={`${name}:${secureId}`}
      fields={fields}
      titles={stepTitles(step)}
      initial={initial}
      title={title}
      action={title}
      danger={name === 'cancel'}
      send={(values) => send({ body: { secureId, version, ...initial, ...values } as never })}
      onDone={() => {
        onClose();
        notify.success(t(name === 'cancel' && status === 'PO_ISSUED' ? 'cancelRequested' : 'saved'));
      }}
      onClose={onClose}
    />
  );
}
