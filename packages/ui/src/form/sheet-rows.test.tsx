import { integer, percent, sheet } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { act, renderHook } from '@testing-library/react';
import { useRecordForm } from './use-record-form.ts';

const rates = sheet({
  columns: { tenor: integer({ minimum: 1, maximum: 60 }), rate: percent({ minimum: 0, maximum: 5, required: false }) },
  titles: { tenor: text('Tenor'), rate: text('Rate') },
  says: ['rate'],
  maximum: 60,
});

test('rows that say nothing are not sent, and leave the screen, so that faults name what is left', () => {
  const resource = { fields: { rates }, rules: [] } as unknown as Resource;
  const { result } = renderHook(() =>
    useRecordForm({
      resource,
      initial: { rates: [{ tenor: 6 }, { tenor: 12, rate: '2.5' }] },
      askUnique: async () => true,
    }),
  );
  let sent: unknown;
  act(() => void (sent = result.current.check()));
  expect(sent).toEqual({ rates: [{ tenor: 12, rate: '2.5000' }] });
  expect(result.current.values.rates).toEqual([{ tenor: 12, rate: '2.5000' }]);
});
