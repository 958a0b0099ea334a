import {
  nextState,
  notificationMoves,
  notificationStates,
  type NotificationMove,
  type NotificationState,
} from './notification-words.ts';

const moves = Object.keys(notificationMoves) as NotificationMove[];
/** What the model draws, state by state. */
const drawn: Readonly<Record<NotificationState, Partial<Record<NotificationMove, NotificationState>>>> = {
  draft: { submit: 'pending_approval', cancel: 'cancelled' },
  pending_approval: { approve: 'scheduled', reject: 'draft', withdraw: 'draft' },
  scheduled: { withdraw: 'draft', cancel: 'cancelled', start: 'sending' },
  sending: { stop: 'stopped', finish: 'sent', fail: 'partially_failed' },
  sent: {},
  partially_failed: {},
  cancelled: {},
  stopped: {},
};

test.each(notificationStates.map(({ value }) => value))('from %s only the drawn moves lead on', (state) => {
  expect(
    Object.fromEntries(
      moves
        .map((move) => [move, nextState(move, { state, target: 'MEMBER_PUSH' })])
        .filter(([, next]) => next !== null),
    ),
  ).toEqual(drawn[state]);
});

test('what goes to console users skips approval', () => {
  expect(nextState('submit', { state: 'draft', target: 'CONSOLE' })).toBe('scheduled');
  expect(nextState('submit', { state: 'scheduled', target: 'CONSOLE' })).toBeNull();
});
