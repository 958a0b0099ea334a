import { preferences } from '@console/auth';
import { contract as branchesStores } from '@console/contracts/branches-stores';
import { contract as cards } from '@console/contracts/cards';
import { contract as membership } from '@console/contracts/membership';
import { contract as ordersLogs } from '@console/contracts/orders-logs';
import { contract as products } from '@console/contracts/products';
import { contract as promosProducts } from '@console/contracts/promos-products';
import { contract as shell } from '@console/contracts/shell';
import type { Resource } from '@console/contracts/core/resource';
import { act, render } from '@testing-library/react';
import { Cell } from '../list/Cell.tsx';
import { columnsOf } from '../list/declaration.ts';
import { FieldValue } from './index.ts';

const resources = [branchesStores, cards, membership, ordersLogs, products, promosProducts, shell].flatMap(
  (contract) => contract.resources as readonly Resource[],
);
const fields = resources.flatMap((resource) =>
  Object.entries({ ...resource.fields, ...resource.derived }).map(([name, field]) => ({ resource, name, field })),
);
const speak = (language: 'id' | 'en') => act(() => preferences.set({ ...preferences.get(), language }));
afterEach(() => speak('id'));

/** A value as the detail and as the list show it. */
function shown({ resource, name, field }: (typeof fields)[number], value: unknown): readonly string[] {
  const [column] = columnsOf(resource, [name]);
  return [
    <FieldValue key="detail" field={field} value={value} />,
    <Cell key="list" column={column!} row={{ secureId: '1', version: 1, [name]: value }} />,
  ].map((element) => {
    const { container, unmount } = render(element);
    const { textContent } = container;
    unmount();
    return textContent;
  });
}

const ofKind = (...kinds: readonly string[]) => fields.filter(({ field }) => kinds.includes(field.kind));

test('every day of every module is written in words of the language, and none as the services send it', () => {
  const days = ofKind('date', 'instant');
  expect(days.length).toBeGreaterThan(40);
  for (const [language, month] of [
    ['id', 'Mei'],
    ['en', 'May'],
  ] as const) {
    speak(language);
    for (const each of days) {
      const [detail, list] = shown(each, each.field.kind === 'date' ? '2026-05-31' : '2026-05-31T08:00:00+07:00');
      expect([each.resource.module, each.name, detail]).toEqual([
        each.resource.module,
        each.name,
        expect.stringMatching(new RegExp(`^31 ${month} 2026`)),
      ]);
      expect([each.resource.module, each.name, list]).toEqual([
        each.resource.module,
        each.name,
        expect.stringMatching(/^31-05-2026/),
      ]);
    }
  }
});

test('percentages of a column have the same decimals, with the sign of the language', () => {
  const percentages = ofKind('percent');
  expect(percentages.length).toBeGreaterThan(20);
  for (const [language, texts] of [
    ['id', ['2,60 %', '2,45 %', '10,00 %', '0,0125 %']],
    ['en', ['2.60 %', '2.45 %', '10.00 %', '0.0125 %']],
  ] as const) {
    speak(language);
    for (const each of percentages)
      for (const [at, value] of ['2.6000', '2.4500', '10.0000', '0.0125'].entries())
        expect([each.resource.module, each.name, ...shown(each, value)]).toEqual([
          each.resource.module,
          each.name,
          texts[at],
          texts[at],
        ]);
  }
});
