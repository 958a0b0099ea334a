import { render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { keepFocus } from './kept-focus.ts';

function Kept({ off = false, gone = false, panel = true }) {
  const page = useRef<HTMLElement>(null);
  useEffect(() => keepFocus(page.current!), []);
  return (
    <main ref={page} tabIndex={-1}>
      {panel && (
        <section aria-label="Perubahan">
          {!gone && (
            <button type="button" disabled={off}>
              Periksa
            </button>
          )}
        </section>
      )}
      <button type="button">Lain</button>
    </main>
  );
}
const open = () => {
  const { rerender } = render(<Kept />);
  screen.getByRole('button', { name: 'Periksa' }).focus();
  return rerender;
};

test.each([
  ['is gone', { gone: true }],
  ['is switched off', { off: true }],
])('when what held the focus %s, the part around it takes it', async (_, change) => {
  const rerender = open();
  // jsdom does not blur an element that becomes disabled.
  (document.activeElement as HTMLElement).blur();
  rerender(<Kept {...change} />);
  const part = screen.getByRole('region', { name: 'Perubahan' });
  await waitFor(() => expect(part).toHaveFocus());
  screen.getByRole('button', { name: 'Lain' }).focus();
  expect(part).not.toHaveAttribute('tabindex');
});

test('when the part is gone, too, the page takes it', async () => {
  const rerender = open();
  rerender(<Kept panel={false} />);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('who puts the focus elsewhere, or nowhere, is left alone', async () => {
  const rerender = open();
  screen.getByRole('button', { name: 'Periksa' }).blur();
  rerender(
    <>
      <Kept />
      <p>lagi</p>
    </>,
  );
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(document.body).toHaveFocus();
});
