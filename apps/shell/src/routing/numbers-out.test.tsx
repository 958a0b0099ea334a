import { inAddress } from '@console/auth';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Navigate, useSearchParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { removeNumbersFrom, removeNumbers } from './numbers-out.ts';

const phone = '081377001122';
const reference = inAddress(phone);

function Page() {
  const [, setAddress] = useSearchParams();
  return (
    <>
      <Link to={`/a?search=${phone}&page=2`}>link</Link>
      <Link to={{ pathname: '/b', search: `?search=${phone}` }}>parts</Link>
      <button type="button" onClick={() => setAddress({ search: phone })}>
        typed
      </button>
      <button type="button" onClick={() => setAddress({ search: 'gold' })}>
        plain
      </button>
    </>
  );
}

function opened(at = '/') {
  const router = createMemoryRouter(
    [
      { path: '/from', element: <Navigate to={`/to?search=${phone}`} /> },
      { path: '*', element: <Page /> },
    ],
    { initialEntries: [at] },
  );
  removeNumbersFrom(router);
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname + router.state.location.search;
}

test.each([
  ['link', `/a?search=${reference}&page=2`],
  ['parts', `/b?search=${reference}`],
  ['typed', `/?search=${reference}`],
  ['plain', '/?search=gold'],
])('whatever leads there, no number comes into the address: %s', async (name, address) => {
  const at = opened();
  await userEvent.click(screen.getByText(name));
  expect(at()).toBe(address);
});

test('nor by being sent on, while Back and Forward go as before', async () => {
  const at = opened('/from');
  await screen.findByText('plain');
  expect(at()).toBe(`/to?search=${reference}`);
});

test('an address that was opened with a number is rewritten before anything reads it', () => {
  history.replaceState({ idx: 3 }, '', `/cards?search=${phone}&page=2#rows`);
  removeNumbers();
  expect(location.pathname + location.search + location.hash).toBe(`/cards?search=${reference}&page=2#rows`);
  expect(history.state).toEqual({ idx: 3 });
});
