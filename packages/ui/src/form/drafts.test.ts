import { image, line } from '@console/contracts/core/fields';
import { draftable, withLivePictures } from './drafts.ts';

const fields = { name: line({ maximum: 60 }), photo: image({ maximumBytes: 1_000, types: ['image/png'] }) };
const [morning, evening] = ['2026-11-25T08:00:00Z', '2026-11-25T20:00:00Z'];

test('secrets are never kept, pictures are', () => {
  expect(draftable(new Set(['pin']), ['name', 'pin', 'photo'])).toEqual(['name', 'photo']);
});

test('a picture that the services may have deleted is not offered, what was typed is', () => {
  const draft = { values: { name: 'Sari', photo: 'a' }, at: evening, since: morning };
  expect(withLivePictures(fields, draft, Date.parse('2026-11-26T03:00:00Z')).values).toEqual(draft.values);
  expect(withLivePictures(fields, draft, Date.parse('2026-11-26T05:00:00Z')).values).toEqual({ name: 'Sari' });
});
