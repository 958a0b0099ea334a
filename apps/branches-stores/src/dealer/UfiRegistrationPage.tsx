import { mutationEndpoint } from '@console/api';
import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { marketingSchemesUfi } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import { registrationScheme, ufiRegistration } from '@console/contracts/branches-stores/outlet/ufi-registration';
import type { Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import type { FormValues } from '@console/ui/form';
import { later } from '@console/ui/later';
import { useMessages } from '@console/ui/messages';
import { RegistrationPage } from '../outlet/RegistrationPage.tsx';
import { messages } from './messages.ts';
import { registrationParts } from './registration.ts';

const NewSchemePanel = later(async () => ({ default: (await import('./SchemePanel.tsx')).NewSchemePanel }));
const registration = mutationEndpoint(ufiRegistration.register, {
  invalidates: [dealersUfi.module, 'approval', 'notification', 'home'],
});

/** The dealer with its first marketing scheme. */
const resource = {
  ...dealersUfi,
  fields: { ...dealersUfi.fields, ...registrationScheme },
  titles: { ...marketingSchemesUfi.titles, ...dealersUfi.titles },
  fourEyes: false,
} as unknown as Resource;
const parts = [
  ...registrationParts,
  {
    key: 'scheme',
    title: text('Skema pemasaran', 'Marketing scheme'),
    description: text(
      'Kosongkan bila belum ada skema; skema menunggu orang kedua',
      'Leave it blank where there is no scheme yet; a scheme waits for a second person',
    ),
    fields: Object.keys(registrationScheme),
    children: (values: FormValues) => <NewSchemePanel values={values} />,
  },
];

/** Registers a dealer of UFI in steps (docs/model/branches-stores.md#dealers). */
export default function UfiRegistrationPage() {
  const t = useMessages(messages);
  const [send] = registration.useMutation();
  return (
    <RegistrationPage
      line="UFI"
      resource={resource}
      title={t('newUfi')}
      note={t('newUfiNote')}
      parts={parts}
      send={(values) => send({ body: { values } }) as never}
    />
  );
}
