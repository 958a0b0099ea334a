import { preferences, setPreferences } from '@console/auth';
import { text } from '@console/contracts/core/text';
import { act, renderHook } from '@testing-library/react';
import { common, defineMessages, useMessages, useText } from './index.ts';

const messages = defineMessages({
  id: { chosen: '{count} dipilih', open: 'Buka' },
  en: { chosen: '{count} chosen', open: 'Open' },
});

afterEach(() => act(() => setPreferences({ language: 'id' })));

test('texts follow the language in the preferences, with their parameters', () => {
  const { result } = renderHook(() => ({ t: useMessages(messages), text: useText() }));
  expect(result.current.t('chosen', { count: 3 })).toBe('3 dipilih');
  expect(result.current.text(text('Jenis Kartu', 'Card type'))).toBe('Jenis Kartu');
  act(() => setPreferences({ language: 'en' }));
  expect(preferences.get().language).toBe('en');
  expect(result.current.t('open')).toBe('Open');
  expect(result.current.text(text('Jenis Kartu', 'Card type'))).toBe('Card type');
});

test('the compiler checks keys and parameters', () => {
  const {
    result: { current: t },
  } = renderHook(() => useMessages(messages));
  // @ts-expect-error a key that the catalogue lacks
  expect(t('shut')).toBe('shut');
  // @ts-expect-error the parameter is missing
  expect(t('chosen')).toBe('{count} dipilih');
  // @ts-expect-error English lacks a key
  defineMessages({ id: { a: 'a', b: 'b' }, en: { a: 'a' } });
});

test('the shared words exist in both languages', () => expect(Object.keys(common.en)).toEqual(Object.keys(common.id)));
