import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PlainCombobox } from './PlainCombobox.tsx';

function Field({ label }: { readonly label: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <PlainCombobox
      id="office"
      label="Kode kantor"
      chosen={[{ value: '19060', label }]}
      options={undefined}
      typed={typed}
      onType={setTyped}
      onFocusChange={() => undefined}
      onSearch={() => undefined}
      onChange={() => undefined}
    />
  );
}

test('typing replaces the chosen option also when its label loads after the input got the focus', async () => {
  const { rerender } = render(<Field label="…" />);
  const user = userEvent.setup();
  await user.tab();
  rerender(<Field label="19060 - Jayapura" />);
  await user.keyboard('manado');
  expect(screen.getByRole('combobox', { name: 'Kode kantor' })).toHaveValue('manado');
});
