import { openingHours } from '@console/contracts/branches-stores/place';
import { FormSections, useTypedForm } from '@console/ui/form';
import { screen } from '@testing-library/react';
import { Services, show, signInAs } from '../../../../packages/ui/test/harness.tsx';
import { OpeningHoursInput } from './OpeningHoursInput.tsx';

const resource = {
  module: 'places',
  fields: { openingHours: openingHours() },
  derived: {},
  titles: { openingHours: { id: 'Jam buka', en: 'Opening hours' } },
  errors: {},
  rules: [],
  ranges: [],
} as never;
const sections = [{ fields: [{ name: 'openingHours', wide: true, input: OpeningHoursInput, ownFaults: true }] }];
const usual = { from: '08:00', to: '16:00' };

function Hours() {
  const initial = { openingHours: [usual, usual, usual, usual, usual, null, null] };
  const { form } = useTypedForm({ resource, document: 'places:hours', initial });
  return <FormSections id="hours" resource={resource} sections={sections} form={form} onBusy={() => undefined} />;
}

const page = () => {
  signInAs('ADMIN01', { 'places:browse': 'Full Access' });
  return show({ services: new Services(), path: '/places', at: '/places', element: <Hours /> });
};
const time = (name: string) => screen.getByRole('textbox', { name });
const faults = async () => (await screen.findAllByRole('alert')).map((each) => each.closest('.hours-day')?.textContent);

test('a text that is no time is a fault of its day, with an example', async () => {
  const { user } = page();
  await user.clear(time('Selasa, buka pukul'));
  await user.type(time('Selasa, buka pukul'), '9x');
  await user.tab();
  expect(await faults()).toEqual([expect.stringMatching(/^Selasa.*Jam tidak dikenali, contoh: 08:30$/)]);
  expect(time('Selasa, buka pukul')).toHaveValue('9x');
});

test('the hours of other days stay where those of the first day are no times', async () => {
  const { user } = page();
  await user.clear(time('Senin, buka pukul'));
  await user.type(time('Senin, buka pukul'), '9x');
  await user.click(screen.getByRole('button', { name: 'Samakan semua hari dengan Senin' }));
  expect(time('Selasa, buka pukul')).toHaveValue('08:00');
  expect(await faults()).toEqual([expect.stringMatching(/^Senin/)]);
  await user.clear(time('Senin, buka pukul'));
  await user.type(time('Senin, buka pukul'), '09:00');
  await user.click(screen.getByRole('button', { name: 'Samakan semua hari dengan Senin' }));
  expect(time('Selasa, buka pukul')).toHaveValue('09:00');
});
