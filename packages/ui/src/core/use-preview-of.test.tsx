import { act, renderHook } from '@testing-library/react';
import { usePreviewOf } from './use-preview-of.ts';

const held = (inputs: unknown) => {
  const hook = renderHook((given: { readonly inputs: unknown }) => usePreviewOf<string>(given.inputs), {
    initialProps: { inputs },
  });
  return { ...hook, preview: () => hook.result.current.preview };
};

test('a preview is given while its inputs are the same', () => {
  const { result, rerender, preview } = held({ source: '10020', day: '2027-06-01' });
  act(() => result.current.hold('dua rate'));
  expect(preview()).toBe('dua rate');
  rerender({ inputs: { source: '10020', day: '2027-06-01' } });
  expect(preview()).toBe('dua rate');
  rerender({ inputs: { source: '10020', day: '2027-07-01' } });
  expect(preview()).toBeUndefined();
});

test('an answer that arrives after a change belongs to the inputs of its question', () => {
  const { result, rerender, preview } = held({ day: '2027-06-01' });
  const { hold } = result.current;
  rerender({ inputs: { day: '2027-07-01' } });
  act(() => hold('dua rate'));
  expect(preview()).toBeUndefined();
});

test('what is no number is another input than none', () => {
  const { result, rerender, preview } = held({ fee: null });
  act(() => result.current.hold('Rp 100'));
  rerender({ inputs: { fee: Number.NaN } });
  expect(preview()).toBeUndefined();
});

test('a preview that is no longer true is forgotten', () => {
  const { result, preview } = held({});
  act(() => result.current.hold('dua rate'));
  act(() => result.current.forget());
  expect(preview()).toBeUndefined();
});
