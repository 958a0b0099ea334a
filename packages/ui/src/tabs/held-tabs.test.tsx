import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { useUnsavedGuard } from '../guard/index.ts';
import { Tabs } from './index.ts';

beforeEach(() => signInAs('ADMIN01', {}));

function Typed({ guarded, onMount }: { readonly guarded: boolean; readonly onMount?: () => void }) {
  const [typed, setTyped] = useState(() => {
    onMount?.();
    return '';
  });
  useUnsavedGuard(guarded && typed !== '');
  return <input aria-label="Nama" value={typed} onChange={({ target }) => setTyped(target.value)} />;
}

const inner = (content: React.ReactNode) => (
  <Tabs label="dalam" tabs={[{ key: 'x', title: 'X' }]} active="x" onChange={() => undefined}>
    {content}
  </Tabs>
);

function Page({ guarded = true, nested = false, onMount = () => undefined }) {
  const [active, setActive] = useState('data');
  const typed = <Typed guarded={guarded} onMount={onMount} />;
  const tabs = ['data', 'riwayat'].map((key) => ({ key, title: key }));
  return (
    <Tabs label="bagian" tabs={tabs} active={active} onChange={setActive}>
      {active === 'data' ? nested ? inner(typed) : typed : <p>Isi riwayat</p>}
    </Tabs>
  );
}
const open = (page: React.ReactElement) => show({ services: new Services(), path: '/p', element: page }).user;

test.each([false, true])(
  'what is typed in a tab stays while another tab is open (in inner tabs: %s)',
  async (nested) => {
    const user = open(<Page nested={nested} />);
    await user.type(screen.getByRole('textbox'), 'Siti Aminah');
    await user.click(screen.getByRole('tab', { name: 'riwayat' }));
    expect(screen.getByText('Isi riwayat')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'data' }));
    expect(screen.getByRole('textbox')).toHaveValue('Siti Aminah');
  },
);

test('a tab in which nothing is typed is mounted again', async () => {
  const onMount = jest.fn();
  const user = open(<Page onMount={onMount} />);
  await user.click(screen.getByRole('tab', { name: 'riwayat' }));
  const before = onMount.mock.calls.length;
  await user.click(screen.getByRole('tab', { name: 'data' }));
  expect(onMount.mock.calls.length).toBeGreaterThan(before);
});
