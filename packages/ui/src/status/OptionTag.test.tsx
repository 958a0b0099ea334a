import { choice, options } from '@console/contracts/core/fields';
import { render, screen } from '@testing-library/react';
import { FieldValue } from '../value/index.ts';
import { Cell } from '../list/Cell.tsx';

const states = options({
  OPEN: ['Terbuka', 'Open', 'warning'],
  DONE: ['Selesai', 'Done', 'success'],
  PLAIN: ['Biasa', 'Plain'],
});
const cell = (state: string) => (
  <Cell
    column={{ field: 'state', title: { id: 'Status', en: 'State' }, kind: 'choice', options: states } as never}
    row={{ secureId: '1', state } as never}
  />
);

test('a state looks the same in lists and details, with a mark beside its colour', () => {
  const { rerender } = render(cell('OPEN'));
  expect(screen.getByText('Terbuka')).toHaveClass('tag-warning');
  rerender(<FieldValue field={choice(states)} value="DONE" />);
  expect(screen.getByText('Selesai')).toHaveClass('tag-success');
});

test('an option without a colour, or an unknown value, is plain text', () => {
  const { container, rerender } = render(cell('PLAIN'));
  expect(container).toHaveTextContent(/^Biasa$/);
  rerender(cell('NEWER'));
  expect(container).toHaveTextContent(/^NEWER$/);
  expect(container.querySelector('.tag')).toBeNull();
});
