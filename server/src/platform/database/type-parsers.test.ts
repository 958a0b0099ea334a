import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { toWireInstant } from './type-parsers.ts';

const database = useDatabase();

describe('values of columns', () => {
  it('come as the services answer them', async () => {
    const { rows } = await sql`
      select 9007199254740991::bigint as big, 1.50::numeric as decimal, '2026-03-16 20:30:00.5+00'::timestamptz as at,
        '2026-03-16'::date as day, array['2f9b1c6e-0000-4000-8000-000000000001']::uuid[] as ids,
        '{"a":1}'::jsonb as detail`.execute(database.current.db);
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        decimal: '1.50',
        at: '2026-03-17T03:30:00.500+07:00',
        day: '2026-03-16',
        ids: ['2f9b1c6e-0000-4000-8000-000000000001'],
        detail: { a: 1 },
      },
    ]);
  });

  it('are refused where a number would not be exact', async () => {
    await expect(sql`select 9007199254740993::bigint as big`.execute(database.current.db)).rejects.toThrow(
      'too large to be exact',
    );
  });

  it('come back the same when sent again', async () => {
    const at = toWireInstant('2026-12-31T23:59:59.999Z');
    const { rows } = await sql<{ at: string }>`select ${at}::timestamptz as at`.execute(database.current.db);
    expect(rows[0]?.at).toBe('2027-01-01T06:59:59.999+07:00');
  });
});
