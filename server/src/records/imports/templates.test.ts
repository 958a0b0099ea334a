import type { Call } from '@console/contracts/core/call';
import { addressOf } from '@console/contracts/core/call';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { registryOf } from './handler-registry.ts';

const server = useServer({ modules });
const templates = (): Call[] =>
  [...server.current.app.calls.values()].filter(({ path }) => path.endsWith('/import-template'));
const definitionOf = ({ path }: Call) =>
  registryOf(server.current.app)
    .all()
    .map(({ definition }) => definition)
    .find(({ upload, folder = upload.slice(0, upload.lastIndexOf('/')) }) => path === `${folder}/import-template`)!;
const day = (at: Date) => at.toISOString().slice(0, 10);

test('imports have templates, some of them with dates', async () => {
  expect(templates().length).toBeGreaterThan(2);
  const files = await Promise.all(templates().map((call) => server.current.call(call, admin)));
  expect(files.some(({ text }) => /\d{4}-\d{2}-\d{2}/.test(text))).toBe(true);
});

test.each([0, 1, 400, 4_000])(
  'no template of any import has a date that is past, %i days after today',
  async (days) => {
    const now = new Date(seedDate.getTime() + days * 86_400_000);
    server.current.setNow(now);
    for (const call of templates()) {
      const { status, text } = await server.current.call(call, admin);
      const { columns, example } = definitionOf(call);
      const born = Object.keys(columns)
        .filter((name) => columns[name]!.past)
        .map((name) => example[name]);
      const past = (text.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? []).filter(
        (date) => date < day(now) && !born.includes(date),
      );
      expect({ address: addressOf(call), status, past }).toEqual({ address: addressOf(call), status: 200, past: [] });
    }
  },
);
