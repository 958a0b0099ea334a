import type { InputProps } from '@console/ui/form';
import { references } from '@console/contracts/core/fields';
import { branch } from '@console/contracts/core/referables/organisation';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { loadRichInputs, Services, show, signInAs } from '../../../../packages/ui/test/harness.tsx';
import { BranchesInput } from './BranchesInput.tsx';

const field = references(branch, { maximum: 500, required: false, lovParameters: { line: 'SPEKTRA' } });
const place = (index: number) => ({ secureId: `id-${index}`, code: String(10_000 + index), name: `Kota ${index}` });

function Form() {
  const [value, setValue] = useState<unknown>(['id-1']);
  return (
    <>
      <label htmlFor="branches">Cabang</label>
      <BranchesInput
        {...({
          id: 'branches',
          name: 'branchIds',
          field,
          values: {},
          value,
          onChange: setValue,
        } as object as InputProps)}
      />
      <output aria-label="nilai">{(value as string[]).join()}</output>
    </>
  );
}

beforeAll(loadRichInputs);

test('all active branches of an MRA are added at once, those that are chosen only once', async () => {
  signInAs('PROMO01', {});
  const services = new Services()
    .on('GET /api/middle/regions/lov', { result: [] })
    .on('GET /api/middle/mra/lov', { result: [{ secureId: 'mra-1', code: 'M01', name: 'MRA Jawa' }] })
    .on('GET /api/middle/branch/lov', ({ query }) => ({
      result: query.get('mraId') === 'mra-1' ? [place(1), place(2), place(3)] : [place(1)],
    }));
  const { user } = show({ services, path: '/', element: <Form /> });
  expect(screen.getByRole('button', { name: 'Tambah 0 cabang aktif' })).toBeDisabled();
  const input = screen.getByRole('combobox', { name: 'MRA' });
  await user.click(input);
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
  await user.click(await screen.findByRole('button', { name: 'Tambah 2 cabang aktif' }));
  expect(screen.getByLabelText('nilai')).toHaveTextContent('id-1,id-2,id-3');
  const asked = services.to('GET /api/middle/branch/lov').find(({ query }) => query.get('mraId') === 'mra-1')!;
  expect([asked.query.get('line'), asked.query.get('status')]).toEqual(['SPEKTRA', 'active']);
});
