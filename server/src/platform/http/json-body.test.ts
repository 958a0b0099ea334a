import { readJson } from './json-body.ts';

const read = (body: object) => readJson(Buffer.from(JSON.stringify(body)));

test('signs without a shape leave every text of a body, however deep, and texts are composed', () => {
  expect(read({ name: 'Dompet\u200B hilang', items: [{ note: 'Rene\u0301\u00AD', count: 2 }], none: null })).toEqual({
    name: 'Dompet hilang',
    items: [{ note: 'Ren\u00E9', count: 2 }],
    none: null,
  });
  expect(readJson(Buffer.from(String.raw`{"name":"Dompet\u200b hilang"}`))).toEqual({ name: 'Dompet hilang' });
});

test('passwords stay as they were typed', () => {
  const body = {
    username: 'ADMIN01',
    password: 'rahasia\u200B',
    newPassword: '\u00ADe\u0301',
    clientSecret: 'a\u2060',
  };
  expect(read(body)).toEqual(body);
});
