import { line } from '@console/contracts/core/fields';
import { screen } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { FormSections, useTypedForm } from './index.ts';

const resource = {
  module: 'places',
  fields: { area: line({ maximum: 20 }) },
  derived: {},
  titles: { area: { id: 'Area', en: 'Area' } },
  rules: [],
  ranges: [],
} as never;
const sections = [{ fields: ['area'] }];

/** What a page asks before it shows a preview. */
function Asked() {
  const { form, offer, done } = useTypedForm({ resource, document: 'places:file', initial: { area: '' } });
  return (
    <>
      {offer}
      <FormSections id="asked" resource={resource} sections={sections} form={form} onBusy={() => {}} />
      <input type="button" value="Kirim" onClick={done} />
    </>
  );
}
const page = () => show({ services: new Services(), path: '/places', at: '/places', element: <Asked /> });
const reload = (shown: ReturnType<typeof page>) => {
  window.dispatchEvent(new Event('pagehide'));
  shown.unmount();
  return page();
};

beforeEach(() => signInAs('ADMIN01', { 'places:browse': 'Full Access' }));

test('a page with a layout of its own keeps what is typed as every form does', async () => {
  const first = page();
  await first.user.type(screen.getByRole('textbox', { name: 'Area' }), 'Banda');
  const { user } = reload(first);
  await user.click(await screen.findByRole('button', { name: 'Pulihkan isian' }));
  expect(screen.getByRole('textbox', { name: 'Area' })).toHaveValue('Banda');
});

test('what was sent is no draft, also while it still stands on the page', async () => {
  const first = page();
  await first.user.type(screen.getByRole('textbox', { name: 'Area' }), 'Banda');
  await first.user.click(screen.getByRole('button', { name: 'Kirim' }));
  reload(first);
  expect(screen.getByRole('textbox', { name: 'Area' })).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Pulihkan isian' })).toBeNull();
});
