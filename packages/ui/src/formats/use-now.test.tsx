import { send } from '@console/auth';
import { date } from '@console/contracts/core/fields';
import { act, render, renderHook, screen } from '@testing-library/react';
import { useRecordForm } from '../form/use-record-form.ts';
import { addDays, todayInJakarta, useNow, useToday } from './index.ts';

/** Ten minutes before midnight in Jakarta. */
const late = Date.parse('2026-03-01T16:50:00Z');
const minutes = (count: number) => act(() => jest.advanceTimersByTime(count * 60_000));
/** An answer of the server with its time. */
const answered = async (at: number) => {
  globalThis.fetch = (() =>
    Promise.resolve(new Response('{}', { headers: { date: new Date(at).toUTCString() } }))) as never;
  await send('/api/publish/anything', { cache: 'no-store' });
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  jest.setSystemTime(late);
});
afterEach(async () => {
  await answered(Date.now());
  jest.useRealTimers();
});

test('today changes at midnight in Jakarta on a page that stays open', () => {
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-03-01');
  minutes(9);
  expect(result.current).toBe('2026-03-01');
  minutes(2);
  expect(result.current).toBe('2026-03-02');
});

test('a tab that slept over midnight knows it as soon as it is seen', () => {
  const { result } = renderHook(useToday);
  jest.setSystemTime(late + 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-03-02');
});

test('the day and the time are those of the server, whatever the clock of the computer says', async () => {
  await answered(late + 86_400_000);
  expect(todayInJakarta()).toBe('2026-03-02');
  expect(renderHook(useNow).result.current - late).toBe(86_400_000);
});

const resource = { fields: { from: date(), to: date() }, derived: {}, titles: {}, rules: [], ranges: [] } as never;
function Form() {
  const tomorrow = addDays(useToday(), 1);
  const form = useRecordForm({
    resource,
    initial: { from: tomorrow, to: tomorrow },
    askUnique: () => Promise.resolve(true),
  });
  return (
    <button type="button" onClick={() => form.set('to', '2026-05-05')}>
      {JSON.stringify([form.values['from'], form.values['to'], form.changed])}
    </button>
  );
}

test('a day that a form starts with follows midnight; one that was typed stays', () => {
  render(<Form />);
  const shown = screen.getByRole('button');
  act(() => shown.click());
  minutes(11);
  expect(JSON.parse(shown.textContent ?? '')).toEqual(['2026-03-03', '2026-05-05', ['to']]);
});
