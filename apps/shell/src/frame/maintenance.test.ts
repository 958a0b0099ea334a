import { isClosed, readMaintenance } from './maintenance.ts';

const answers = (settings: Record<string, string>) => {
  globalThis.fetch = jest.fn(async (address: unknown) => {
    const name = new URL(String(address), 'http://localhost').searchParams.get('name') ?? '';
    return name in settings
      ? new Response(JSON.stringify({ message: 'OK', result: { name, value: settings[name] } }))
      : new Response('{"code":"NOT_FOUND"}', { status: 404 });
  }) as typeof fetch;
};

test('names the modules of the setting, with its message', async () => {
  answers({ MAINTENANCE_MODULES: 'zip-code, regions', MAINTENANCE_MESSAGE: 'Kembali pukul 15:00' });
  const maintenance = await readMaintenance();
  expect(maintenance).toEqual({ modules: ['zip-code', 'regions'], message: 'Kembali pukul 15:00' });
  expect(['zip-code', 'regions', 'zip', undefined].map((module) => isClosed(maintenance, module))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('an empty or unreadable setting closes nothing, and the message is not requested', async () => {
  answers({ MAINTENANCE_MODULES: '' });
  expect((await readMaintenance()).modules).toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(1);
  answers({});
  expect((await readMaintenance()).modules).toEqual([]);
});

test('a star closes everything but the settings, where it is switched off', () =>
  expect(
    [undefined, 'zip-code', 'app-setting-properties'].map((module) =>
      isClosed({ modules: ['*'], message: '' }, module),
    ),
  ).toEqual([true, true, false]));
