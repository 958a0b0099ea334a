import { screen } from '@testing-library/react';
import { Services, show, signInAs } from '../../../../../packages/ui/test/harness.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import type { Decision, Wanted } from './use-decide.ts';

const wanted = (id: string): Wanted => ({ secureId: id, recordLabel: `0812****${id}`, version: 1 });
const open = (decision: Decision, ...ids: string[]) => {
  signInAs('ADMIN01', {});
  const services = new Services().on('POST /api/middle/approval/preview', {
    result: {
      passed: ids.map((secureId) => ({ secureId, module: 'm', moduleTitle: { id: 'M', en: 'M' }, label: '' })),
      refused: [],
    },
  });
  const onClose = jest.fn();
  const element = (
    <DecideDialog
      decision={decision}
      wanted={ids.map(wanted)}
      onSend={() => {}}
      onAnswer={() => {}}
      onClose={onClose}
    />
  );
  return { onClose, ...show({ services, path: '/', element }) };
};
const note = () => screen.findByRole('textbox', { name: /^Catatan/ });

beforeEach(() => sessionStorage.clear());

test('a note is for its requests and its decision alone, and is there again after a reload', async () => {
  const first = open('reject', '0008');
  await first.user.type(await note(), 'Bukti kolusi kurang');
  first.unmount();
  const others: readonly (readonly [Decision, ...string[]])[] = [
    ['reject', '0016'],
    ['approve', '0008'],
    ['approve', '0016'],
    ['reject', '0008', '0016'],
  ];
  for (const [decision, ...ids] of others) {
    const { unmount } = open(decision, ...ids);
    expect(await note()).toHaveValue('');
    unmount();
  }
  open('reject', '0008');
  expect(await note()).toHaveValue('Bukti kolusi kurang');
});

test.each([
  ['Batal', (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Batal' }))],
  ['Esc twice', (user: ReturnType<typeof open>['user']) => user.keyboard('{Escape}{Escape}')],
])('%s discards the note, also one of an earlier visit', async (_way, leave) => {
  const first = open('reject', '0008');
  await first.user.type(await note(), 'Bukti kolusi kurang');
  first.unmount();
  const again = open('reject', '0008');
  expect(await note()).toHaveValue('Bukti kolusi kurang');
  await again.user.click(await note());
  await leave(again.user);
  expect(again.onClose).toHaveBeenCalledTimes(1);
  again.unmount();
  open('reject', '0008');
  expect(await note()).toHaveValue('');
});
