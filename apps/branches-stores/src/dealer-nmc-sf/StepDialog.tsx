import { mutationEndpoint } from '@console/api';
import { dealerSalesForces, type DealerSalesForce } from '@console/contracts/branches-stores/dealer-nmc-sf';
import { callsOf, stepFields, stepTitles, type Resource, type Step } from '@console/contracts/core/resource';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useToday } from '@console/ui/formats';
import { common, useMessages, useText } from '@console/ui/messages';
import type { MappingStep } from './row-steps.ts';

const calls = callsOf(dealerSalesForces);
const endpoints = { primary: mutationEndpoint(calls.primary), end: mutationEndpoint(calls.end) };
const fields = {
  primary: stepFields(dealerSalesForces.steps.primary as Step),
  end: stepFields(dealerSalesForces.steps.end),
};

/** Makes one sales person primary, or ends a mapping. */
export function StepDialog({
  name,
  row,
  onClose,
}: {
  readonly name: MappingStep;
  readonly row: DealerSalesForce;
  readonly onClose: () => void;
}) {
  const words = useMessages(common);
  const text = useText();
  const today = useToday();
  const send = { primary: endpoints.primary.useMutation()[0], end: endpoints.end.useMutation()[0] };
  const step = dealerSalesForces.steps[name];
  const { secureId, version, dealerCode, sfNpk, sfName } = row;
  return (
    <FieldsDialog
      resource={dealerSalesForces as Resource}
      name={`${name}:${secureId}`}
      fields={fields[name]}
      titles={stepTitles(step as Step)}
      title={`${text(step.title)}: ${dealerCode}, ${sfNpk} ${sfName}`}
      text={text(step.effect)}
      action={text(step.title)}
      danger={name === 'end'}
      {...(name === 'end' ? { initial: { endDate: today } } : {})}
      send={(values) => send[name]({ body: { secureId, version, ...values } as never })}
      onDone={() => {
        notify.success(words('saved'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
