import { faqDocument } from '@console/contracts/promos-products/faq';
import type { Content } from '@console/contracts/promos-products/content/document';
import { mergeContents } from './merge.ts';

const category = (id: string, name: string) => ({ id, name, icon: 'CARD' });
const content = (...categories: ReturnType<typeof category>[]): Content => ({ categories, items: [] });
const base = content(category('a', 'Satu'), category('b', 'Dua'));
const merge = (mine: Content, theirs: Content) => mergeContents(faqDocument, base, mine, theirs);
const names = ({ content: merged }: ReturnType<typeof merge>) => merged['categories']!.map(({ name }) => name);

test('takes what only the other editor changed, and keeps what only this one changed', () => {
  const merged = merge(
    content(category('a', 'Satu baru'), category('b', 'Dua')),
    content(category('a', 'Satu'), category('b', 'Dua baru')),
  );
  expect(names(merged)).toEqual(['Satu baru', 'Dua baru']);
  expect(merged).toMatchObject({ conflicts: [], hasTaken: true });
});

test('keeps the own text of a field that both changed, and names the other', () => {
  const merged = merge(
    content(category('a', 'Milik saya'), category('b', 'Dua')),
    content(category('a', 'Milik dia'), category('b', 'Dua')),
  );
  expect(names(merged)).toEqual(['Milik saya', 'Dua']);
  expect(merged.conflicts).toEqual([
    { part: 'categories', id: 'a', field: 'name', mine: 'Milik saya', theirs: 'Milik dia' },
  ]);
});

test('keeps entries that either added, and those that one changed and the other removed', () => {
  const merged = merge(
    content(category('a', 'Satu diubah'), category('b', 'Dua'), category('c', 'Tiga')),
    content(category('b', 'Dua'), category('d', 'Empat')),
  );
  expect(new Set(names(merged))).toEqual(new Set(['Dua', 'Empat', 'Satu diubah', 'Tiga']));
});

test('drops an entry that one removed and the other left alone', () => {
  expect(names(merge(content(category('a', 'Satu')), base))).toEqual(['Satu']);
  expect(names(merge(base, content(category('b', 'Dua'))))).toEqual(['Dua']);
});

test('keeps the own order where it was changed, else takes that of the other', () => {
  const turned = content(category('b', 'Dua'), category('a', 'Satu'));
  expect(names(merge(turned, base))).toEqual(['Dua', 'Satu']);
  expect(names(merge(base, turned))).toEqual(['Dua', 'Satu']);
});

test('a blank that cleaning removes is no change', () => {
  const merged = merge(
    content(category('a', 'Satu '), category('b', 'Dua')),
    content(category('a', 'Baru'), category('b', 'Dua')),
  );
  expect(merged.conflicts).toEqual([]);
  expect(names(merged)).toEqual(['Baru', 'Dua']);
});
