import { untitled } from './untitled.mjs';

const titles = { code: { id: 'Kode', en: 'Code' } };
const titleOf = (_resource, name) => titles[name] ?? { id: name, en: name };

test('fields, filters and columns without a title are named, each once', () => {
  const resource = {
    fields: { code: {}, colour: {} },
    list: { filters: { businessLine: {}, code: {} }, columns: ['code', 'colour', 'count'] },
  };
  expect(untitled(resource, titleOf)).toEqual(['colour', 'businessLine', 'count']);
});

test('a resource whose every name has a title has no faults', () => {
  expect(untitled({ fields: { code: {} }, list: { filters: {} } }, titleOf)).toEqual([]);
});
