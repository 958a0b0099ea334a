import { stepFields, stepTitles, type Resource, type Step } from '@console/contracts/core/resource';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useToday } from '@console/ui/formats';
import { common, useMessages, useText } from '@console/ui/messages';
import { endpointsOf } from './endpoints.ts';
import { namesOf, type Mapping, type MappingStep, type MappingRegister } from './register.ts';

interface StepProps {
  readonly register: MappingRegister;
  readonly name: MappingStep;
  readonly row: Mapping;
  readonly onClose: () => void;
}

/** Makes one sales person primary, or ends a mapping. */
export function StepDialog({ register, name, row, onClose }: StepProps) {
  const words = useMessages(common);
  const text = useText();
  const today = useToday();
  const { primary, end } = endpointsOf(register);
  const send = { primary: primary.useMutation()[0], end: end.useMutation()[0] };
  const step = register.resource.steps[name];
  const { secureId, version } = row;
  return (
    <FieldsDialog
      resource={register.resource as Resource}
      name={`${name}:${secureId}`}
      fields={stepFields(step as Step)}
      titles={stepTitles(step as Step)}
      title={`${text(step.title)}: ${namesOf(register, row)}`}
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
