import { addressOf } from '@console/contracts/core/call';
import { shellReleaseCalls } from '@console/contracts/platform/releases/calls';
import { registryAddresses } from '../federation/registry/read-registry.ts';
import { pace, reportAddress, Reporter } from './reporter.ts';

const request = jest.fn<Promise<{ status: number }>, [string, RequestInit]>();
jest.mock('@console/auth', () => ({
  ...jest.requireActual<object>('@console/auth'),
  request: (...given: [string, RequestInit]) => request(...given),
}));

beforeEach(() => {
  jest.useFakeTimers();
  request.mockReset().mockResolvedValue({ status: 200 });
});
afterEach(() => jest.useRealTimers());

const seen = (reporter: Reporter) => reporter.batch.add({ remote: 'cards', version: '1.0.0', start: true });

test('goes where the contract says, as does the reading of the registry', () => {
  expect(reportAddress).toBe(addressOf(shellReleaseCalls.report));
  expect(registryAddresses).toEqual({
    own: addressOf(shellReleaseCalls.resolved),
    anyone: addressOf(shellReleaseCalls.resolvedPublic),
  });
});

test('what comes together goes together, a failure sooner, and nothing is not sent', async () => {
  const reporter = new Reporter();
  seen(reporter);
  reporter.schedule();
  seen(reporter);
  reporter.schedule(pace.failure);
  await jest.advanceTimersByTimeAsync(pace.failure);
  expect(request).toHaveBeenCalledTimes(1);
  const [address, { keepalive, body }] = request.mock.calls[0]!;
  expect([address, keepalive]).toEqual([reportAddress, true]);
  expect(JSON.parse(body as string)).toMatchObject({ remotes: [{ remote: 'cards', starts: 2 }] });
  reporter.schedule();
  await jest.advanceTimersByTimeAsync(pace.usual);
  expect(request).toHaveBeenCalledTimes(1);
});

test.each([429, 503])(
  'after an answer %i nothing is sent for a while, and what happens in that time is dropped',
  async (status) => {
    const reporter = new Reporter();
    request.mockResolvedValue({ status });
    seen(reporter);
    await reporter.send();
    await jest.advanceTimersByTimeAsync(pace.overload - 1);
    seen(reporter);
    await reporter.send();
    expect(request).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    seen(reporter);
    await reporter.send();
    expect(request).toHaveBeenCalledTimes(2);
  },
);

test('a report that does not arrive is lost and harms nothing', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  const reporter = new Reporter();
  seen(reporter);
  await expect(reporter.send()).resolves.toBeUndefined();
  expect(reporter.batch.take()).toEqual([]);
});
