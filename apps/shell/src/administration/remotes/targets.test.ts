import type { RemoteState } from '@console/contracts/platform/releases/state';
import { text } from '@console/contracts/core/text';
import { changes } from './endpoints.ts';
import { differences, isPossible, namesOf, suggested, targetsAfter } from './targets.ts';

const state = (change: Partial<RemoteState> = {}): RemoteState => ({
  id: 'cards',
  title: text('Kartu', 'Cards'),
  owner: { team: 'Tim Kartu', contact: 'tim-kartu@contoh.id' },
  stateVersion: 4,
  stable: '2.0.0',
  previous: '1.0.0',
  canary: null,
  pinned: null,
  disabled: null,
  steppedBack: null,
  secondPerson: false,
  proposal: null,
  changedBy: 'ADMIN01',
  changedAt: '2026-11-22T10:00:00+07:00',
  ...change,
});
const canary = { version: '3.0.0', share: 10, users: [], roles: [] };
/** A remote's rules can be changed in every state. */
const rules = ['policy', 'owner'];
const possible = (change: Partial<RemoteState>) => changes.filter((each) => isPossible(each, state(change)));

test.each([
  [{}, ['promote', 'canary', 'rollback', 'pin', 'disable', 'undo']],
  [{ canary }, ['promote', 'canary', 'canaryEnd', 'rollback', 'pin', 'disable', 'undo']],
  [{ pinned: '1.0.0' }, ['pin', 'unpin', 'disable', 'undo']],
  [{ disabled: 'x', previous: null, stateVersion: 1 }, ['promote', 'canary', 'pin', 'enable']],
])('in %j these are offered: %j', (change, offered) => expect(possible(change)).toEqual([...offered, ...rules]));

test('a canary is what is promoted, the previous release what is gone back to', () => {
  expect(suggested('promote', state({ canary }))).toBe('3.0.0');
  expect(suggested('rollback', state())).toBe('1.0.0');
  expect(suggested('pin', state())).toBe('2.0.0');
  expect(suggested('disable', state())).toBeUndefined();
});

test.each([
  ['promote', { canary }, { version: '3.0.0' }, { stable: '3.0.0', previous: '2.0.0', canary: null }],
  ['promote', { canary }, { version: '4.0.0' }, { stable: '4.0.0', previous: '2.0.0', canary }],
  [
    'canary',
    {},
    { version: '3.0.0', canary: { share: 5, users: ['A'], roles: [] } },
    { canary: { version: '3.0.0', share: 5, users: ['A'], roles: [] } },
  ],
  ['canaryEnd', { canary }, {}, { canary: null }],
  ['rollback', { canary }, { version: '1.0.0' }, { stable: '1.0.0', canary: null }],
  ['pin', {}, { version: '1.0.0' }, { pinned: '1.0.0' }],
  ['unpin', { pinned: '1.0.0' }, {}, { pinned: null }],
  ['disable', {}, { reason: 'Salah hitung' }, { disabled: 'Salah hitung' }],
  ['enable', { disabled: 'x' }, {}, { disabled: null }],
] as const)('%s of %j', (change, before, decision, after) => {
  const given = state(before);
  const targets = targetsAfter(given, { change, reason: '', ...decision } as never);
  expect(targets).toEqual({
    stable: given.stable,
    previous: given.previous,
    canary: given.canary,
    pinned: given.pinned,
    disabled: given.disabled,
    ...after,
  });
  expect(differences(given, targets)).toEqual(
    Object.entries(after)
      .filter(([part, value]) => JSON.stringify(value) !== JSON.stringify(given[part as keyof typeof given]))
      .map(([part]) => part),
  );
});

test('an undo brings back what was before the latest change', () => {
  const before = { stable: '1.0.0', previous: null, canary: null, pinned: null, disabled: null };
  expect(targetsAfter(state(), { change: 'undo', reason: '' }, before)).toEqual(before);
});

test('names are taken from lines and commas, once each', () => expect(namesOf(' a\nb, a ,\n')).toEqual(['a', 'b']));
