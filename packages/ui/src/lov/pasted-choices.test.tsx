// Texts that are pasted and left in choices.
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { loadRichInputs, Services, show, signInAs } from '../../test/harness.tsx';
import type { InputProps } from '../form/declaration.ts';
import { LovInput, ReferenceInput } from './index.ts';

const call = 'GET /api/middle/branch/lov';
const place = (index: number, name: string) => ({ secureId: `id-${index}`, code: String(10_000 + index), name });
const many = Array.from({ length: 50 }, (_, index) => place(index, `Kota ${index}`));

function Form({ held, several = false }: { readonly held: readonly string[]; readonly several?: boolean }) {
  const [value, setValue] = useState<readonly string[]>(held);
  return (
    <>
      <LovInput id="branch" label="Cabang" path="branch/lov" several={several} value={value} onChange={setValue} />
      <output aria-label="nilai">{value.join()}</output>
    </>
  );
}

const input = () => screen.getByRole('combobox', { name: 'Cabang' });
const places = () => new Services().on(call, { result: [place(1, 'Bandung'), place(2, 'Bogor'), place(3, 'Medan')] });

beforeAll(loadRichInputs);
beforeEach(() => signInAs('ADMIN01', {}));

/** A field with a choice, in which another text is pasted and left. */
async function replace(services: Services, pasted: string) {
  const { user } = show({ services, path: '/p', element: <Form held={['id-2']} /> });
  await waitFor(() => expect(input()).toHaveValue('10002 - Bogor'));
  await user.tripleClick(input());
  await user.paste(pasted);
  await user.tab();
}
const value = () => screen.getByRole('status', { name: 'nilai' }).textContent;

test.each(['"10001"', '10001\u200B', '10001 \u2013 Bandung', ' 10001  -  bandung\u00A0'])(
  'the one option that a pasted text names replaces the choice: %j',
  async (text) => {
    await replace(places(), text);
    await waitFor(() => expect(input()).toHaveValue('10001 - Bandung'));
    expect(value()).toBe('id-1');
    expect(input()).not.toBeInvalid();
  },
);

test('a pasted text that names no option replaces the choice, and is said', async () => {
  await replace(places(), '99999');
  expect(input()).toHaveValue('99999');
  expect(input()).toHaveAccessibleDescription('“99999” bukan salah satu pilihan. Pilih dari daftar');
  expect(value()).toBe('');
});

test('the chosen option pasted over itself stays chosen', async () => {
  await replace(places(), '"10002"');
  expect(input()).toHaveValue('10002 - Bogor');
  expect(value()).toBe('id-2');
});

test('a label of a longer list is searched by its code, and taken when it arrives later', async () => {
  const services = new Services().on(call, ({ query }) => {
    if (query.get('secureId')) return { result: [place(2, 'Bogor')] };
    return { result: query.get('search') === '10077' ? [place(77, 'Bandung')] : many };
  });
  await replace(services, '10077 - Bandung');
  await waitFor(() => expect(value()).toBe('id-77'));
  expect(input()).toHaveValue('10077 - Bandung');
  expect(input()).not.toBeInvalid();
});

test('a field that may be blank keeps its form from being saved while a text is no choice', async () => {
  const busy = jest.fn();
  const Blank = () => {
    const [value, setValue] = useState<unknown>(null);
    const field = { kind: 'reference', required: false, lov: 'branch/lov' };
    const props = { id: 'branch', name: 'branch', field, value, onChange: setValue, onBusy: busy, required: false };
    return <ReferenceInput {...({ ...props, onLeave: () => undefined } as unknown as InputProps)} />;
  };
  const { user } = show({ services: places(), path: '/p', element: <Blank /> });
  await user.type(screen.getByRole('combobox'), 'Bandungan');
  await user.tab();
  expect(busy).toHaveBeenLastCalledWith(true);
  await user.clear(screen.getByRole('combobox'));
  await user.tab();
  expect(busy).toHaveBeenLastCalledWith(false);
});

/** A list that is too long to be here: pasted codes are asked for. */
const longList = () =>
  new Services().on(call, ({ query }) => {
    const codes = query.getAll('code').flatMap((each) => each.split(','));
    if (codes.length > 0) return { result: [...many, place(77, 'Jambi')].filter(({ code }) => codes.includes(code)) };
    return { result: many };
  });
async function pasteList(pasted: string) {
  const { user } = show({ services: longList(), path: '/p', element: <Form held={[]} several /> });
  await user.click(input());
  await user.paste(pasted);
  return user;
}

test.each(['10001\n10077\n', '10001\t10077', '10001; 10077', '10001, 10077', '"10001"\r\n10077 - Jambi'])(
  'each choice of a pasted list is chosen: %j',
  async (pasted) => {
    await pasteList(pasted);
    await waitFor(() => expect(value()).toBe('id-1,id-77'));
    expect(input()).not.toBeInvalid();
  },
);

test('what names no choice in a pasted list stays, and is said', async () => {
  const user = await pasteList('10001\n99999\n10077');
  await waitFor(() => expect(value()).toBe('id-1,id-77'));
  await user.tab();
  expect(input()).toHaveAccessibleDescription('“99999” bukan salah satu pilihan. Pilih dari daftar');
  expect(value()).toBe('id-1,id-77');
});
