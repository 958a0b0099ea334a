import type { Resource } from '@console/contracts/core/resource';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useToday } from '@console/ui/formats';
import { endpointsOf } from './endpoints.ts';
import type { MappingRegister } from './register.ts';
import { useWords } from './words.ts';

interface MapProps {
  readonly register: MappingRegister;
  readonly onClose: () => void;
}

/** Says which sales person serves an outlet from a day on. */
export function MapDialog({ register, onClose }: MapProps) {
  const { t, outlet } = useWords(register);
  const today = useToday();
  const [send] = endpointsOf(register).create.useMutation();
  const { resource } = register;
  return (
    <FieldsDialog
      resource={resource as Resource}
      name="map"
      fields={resource.fields}
      title={t('map')}
      text={t('mapText', { outlet })}
      action={t('map')}
      initial={{ startDate: today }}
      send={(values) => send({ body: values as never })}
      onDone={() => {
        notify.success(t('mapped'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
