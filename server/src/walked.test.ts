import { prepared } from '../test/environment.ts';
import { atLeast, walkedCalls } from '../test/walked.ts';

/** A walk over all resources or calls goes over some domains after a change (server/test/walked.ts). */

const calls = ['card-types.list', 'zip-code.list', 'user.current', 'another.call'].map((name) => ({ name }));
const namesOf = () => walkedCalls(calls).map(({ name }) => name);
const chosen = prepared.walked as Record<string, readonly string[]>;
const file = () => expect.getState().testPath!;
// Also what the run itself has chosen for this file.
beforeEach(() => {
  delete chosen[file()];
});

test('a whole walk takes everything', () => {
  expect(namesOf()).toEqual(calls.map(({ name }) => name));
  expect(atLeast(4)).toBe(4);
});

test('after a change it takes what is of the changed domains, and what is of no domain', () => {
  chosen[file()] = ['cards'];
  expect(namesOf()).toEqual(['card-types.list', 'user.current', 'another.call']);
  expect(0).toBeGreaterThan(atLeast(4));
});
