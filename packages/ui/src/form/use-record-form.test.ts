import { financialSchemes } from '@console/contracts/branches-stores/financial-scheme';
import { masterBanner } from '@console/contracts/promos-products/master-banner';
import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import type { Resource } from '@console/contracts/core/resource';
import { act, renderHook } from '@testing-library/react';
import { useRecordForm } from './use-record-form.ts';

const typing = (resource: Resource, initial: Record<string, unknown> = {}) => {
  const { result } = renderHook(() =>
    useRecordForm({ resource, initial, askUnique: () => Promise.resolve({ valid: true }) as never }),
  );
  return {
    values: () => result.current.values,
    check: () => {
      let sent: unknown;
      act(() => {
        sent = result.current.check();
      });
      return sent;
    },
    type: (name: string, value: unknown) => {
      act(() => result.current.set(name, value));
      act(() => result.current.leave(name));
    },
  };
};

test.each([
  [blacklistPhoneNumbers, 'effectiveFrom', 'effectiveUntil', '2026-03-01', '2026-03-02'],
  [masterBanner, 'startAt', 'endAt', '2026-03-01T08:00:00+07:00', '2026-03-02T08:00:00+07:00'],
] as const)('an end left equal to its start is moved one day later ($module)', (resource, start, end, day, next) => {
  const form = typing(resource as unknown as Resource);
  form.type(start, day);
  form.type(end, day);
  expect(form.values()).toMatchObject({ [start]: day, [end]: next });
  form.type(start, next);
  expect(form.values()[end]).not.toBe(next);
});

test('an end of a range that was never left is moved before it is sent', () => {
  const form = typing(blacklistPhoneNumbers as unknown as Resource, {
    phone: '081377770009',
    category: 'FRAUD',
    note: 'Dipakai untuk pengajuan palsu',
    effectiveFrom: '2026-03-01',
    effectiveUntil: '2026-03-01',
  });
  expect(form.check()).toMatchObject({ effectiveFrom: '2026-03-01', effectiveUntil: '2026-03-02' });
});

test('another parent empties all that was chosen below it', () => {
  const form = typing(financialSchemes as unknown as Resource, { lobId: 'a', productGroupIds: ['one', 'two'] });
  form.type('lobId', 'b');
  expect(form.values()).toMatchObject({ lobId: 'b', productGroupIds: null });
});
