import { mutationEndpoint } from '@console/api';
import { stores } from '@console/contracts/branches-stores/store';
import {
  registrationRates,
  registrationRateTitles,
  storeRegistration,
} from '@console/contracts/branches-stores/store-terms/registration';
import type { Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import type { FormValues } from '@console/ui/form';
import { later } from '@console/ui/later';
import { useMessages } from '@console/ui/messages';
import { RegistrationPage } from '../outlet/RegistrationPage.tsx';
import { messages } from './messages.ts';
import { sectionOf, storeParts } from './sections.ts';

const RatesPanel = later(async () => ({ default: (await import('./RatesPanel.tsx')).RatesPanel }));
const registration = mutationEndpoint(storeRegistration.register, {
  invalidates: [stores.module, 'approval', 'notification', 'home'],
});

/** The store with its first rates. */
const resource = {
  ...stores,
  fields: { ...stores.fields, ...registrationRates },
  titles: { ...stores.titles, ...registrationRateTitles },
  fourEyes: false,
} as unknown as Resource;
const initial = { channels: ['OFFLINE'] };
const parts = [
  ...storeParts.map((key) => ({ key, ...sectionOf(key) })),
  {
    key: 'rates',
    title: text('Rate', 'Rates'),
    description: text(
      'Kosongkan bila toko mengikuti rate cabang; rate menunggu orang kedua',
      'Leave them blank where the store follows the rates of its branch; rates wait for a second person',
    ),
    fields: [{ name: 'rates', wide: true }, 'effectiveFrom'],
    children: (values: FormValues) => <RatesPanel values={values} />,
  },
];

/** Registers a store in steps (docs/model/branches-stores.md#stores). */
export default function CreatePage() {
  const t = useMessages(messages);
  const [send] = registration.useMutation();
  return (
    <RegistrationPage
      line="SPEKTRA"
      resource={resource}
      title={t('title')}
      note={t('note')}
      parts={parts}
      initial={initial}
      send={(values) => send({ body: { values } }) as never}
    />
  );
}
